import { Center, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCalendar } from '@tabler/icons-react'
import { useState, type ComponentType } from 'react'
import { IconButton } from '../../elements/icon-button.tsx'
import { Spinner } from '../../elements/spinner.tsx'
import { OpenedPopup, PopupPart, popupButtonProps, usePopup } from '../../ui/popup.tsx'
import classes from './calendar-button.module.css'

/** Loaded on first opening, since most people type. */
const loadCalendar = async () => (await import('./calendar/date-calendar.tsx')).DateCalendar

type CalendarProps = {
  value: unknown
  min: string | undefined
  max: string
  onPick: (day: string) => void
  isOpen: boolean
}

type Props = Omit<CalendarProps, 'isOpen'> & { label: string }

/** Opens a calendar beside a date field; the label names the field. */
export function CalendarButton({ label, onPick, ...days }: Props) {
  const { t } = useLingui()
  const popup = usePopup()
  const { Calendar, hasFailed, load } = useCalendar()
  const name = t`Calendar for ${label}`
  return (
    <>
      <IconButton
        {...popupButtonProps(popup, { onOpen: load })}
        tone="gray"
        className={classes.open}
        label={name}
        icon={<IconCalendar size={20} aria-hidden />}
      />
      <PopupPart popup={popup}>
        <OpenedPopup
          popup={popup}
          position="bottom-end"
          dropdown={{ className: classes.calendar!, 'aria-label': name, 'data-mantine-stop-propagation': true }}
        >
          {Calendar !== undefined && (
            <Calendar
              {...days}
              isOpen={popup.opened}
              onPick={(day) => {
                onPick(day)
                popup.setOpened(false)
              }}
            />
          )}
          {Calendar === undefined && !hasFailed && (
            <Center h={280} w={280} role="status" aria-label={t`Loading`}>
              <Spinner />
            </Center>
          )}
          {hasFailed && (
            <Text size="sm" maw={260} role="alert">
              <Trans>The calendar could not be loaded. You can type the date instead.</Trans>
            </Text>
          )}
        </OpenedPopup>
      </PopupPart>
    </>
  )
}

/** Loads the calendar component; retries on each opening after a failure. */
function useCalendar() {
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = () => {
    setHasFailed(false)
    loadCalendar().then(
      (loaded) => setCalendar(() => loaded),
      () => setHasFailed(true),
    )
  }
  return { Calendar, hasFailed, load }
}
