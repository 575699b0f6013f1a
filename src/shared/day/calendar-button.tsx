import { ActionIcon, Center, Popover } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Spinner } from '../elements/spinner.tsx'

/** The calendar comes when somebody opens one; most people type. */
const DateCalendar = lazy(() => import('./date-calendar.tsx').then((module) => ({ default: module.DateCalendar })))

type Props = {
  label: string
  value: unknown
  min: string | undefined
  max: string
  onPick: (day: string) => void
}

/** Picks a day from a calendar beside a field in which it can be typed; the name says for which field. */
export function CalendarButton({ label, onPick, ...days }: Props) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const name = t`Calendar for ${label}`
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={name} onClick={() => setOpened(!opened)}>
          <IconCalendar size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={name} data-mantine-stop-propagation>
        <Suspense
          fallback={
            <Center h={280} w={280} role="status" aria-label={t`Loading`}>
              <Spinner />
            </Center>
          }
        >
          <DateCalendar
            {...days}
            onPick={(day) => {
              onPick(day)
              setOpened(false)
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
