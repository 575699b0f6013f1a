import { Center, Popover, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCalendar } from '@tabler/icons-react'
import { useState, type ComponentType } from 'react'
import { IconButton } from '../elements/icon-button.tsx'
import classes from './calendar-button.module.css'
import { Spinner } from '../elements/spinner.tsx'

/** Loaded on first opening, since most people type. */
const loadCalendar = async () => (await import('./date-calendar.tsx')).DateCalendar

type CalendarProps = {
  value: unknown
  min: string | undefined
  max: string
  onPick: (day: string) => void
}

type Props = CalendarProps & { label: string }

/** Opens a calendar beside a date field; the label names the field. */
export function CalendarButton({ label, onPick, ...days }: Props) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const { Calendar, hasFailed, load } = useCalendar()
  const name = t`Calendar for ${label}`
  const open = () => {
    if (!opened) load()
    setOpened(!opened)
  }
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <IconButton
          tone="gray"
          className={classes.open}
          label={name}
          onClick={open}
          icon={<IconCalendar size={20} aria-hidden />}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={name} data-mantine-stop-propagation>
        {Calendar !== undefined && (
          <Calendar
            {...days}
            onPick={(day) => {
              onPick(day)
              setOpened(false)
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
            <Trans>The calendar could not be loaded. You can type the day into the field.</Trans>
          </Text>
        )}
      </Popover.Dropdown>
    </Popover>
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
