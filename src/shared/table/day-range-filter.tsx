import { ActionIcon, Group, Loader, Popover, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { formatDate } from '../format/date.ts'
import { useDayRangeText, type DayRange, type RangeProblem } from './day-range-text.ts'
import classes from './filters.module.css'
import { CalendarIcon } from './table-icons.tsx'

/** The calendar comes when somebody opens one; most people type. */
const DateCalendar = lazy(() =>
  import('../form/date-calendar.tsx').then((module) => ({ default: module.DateCalendar })),
)

type Props = {
  labels: { from: string; to: string }
  range: DayRange
  /** The last day that can be chosen, YYYY-MM-DD. */
  last?: string
  /** Called with a range that makes sense: both ends are days and the start is not after the end (R215). */
  onRange: (range: DayRange) => void
}

/** A filter for a range of days, typed as 03.04.2026 or picked; it applies when a field is left or on Enter. */
export function DayRangeFilter({ labels, range, last, onRange }: Props) {
  const { t } = useLingui()
  const typed = useDayRangeText(range, last, onRange)
  const lastShown = formatDate(last ?? '')
  const sentences: Record<RangeProblem, string> = {
    unreadable: t`Please enter a date such as 03.04.2026.`,
    outside: t`Please enter a date up to ${lastShown}.`,
    order: t`The start may not be after the end.`,
  }
  return (
    <Group
      gap="md"
      align="flex-start"
      className={classes.range}
      role="group"
      aria-label={`${labels.from} – ${labels.to}`}
    >
      {(['from', 'to'] as const).map((end) => {
        const problem = typed.problemOf(end)
        return (
          <TextInput
            key={end}
            size="md"
            label={labels[end]}
            placeholder={t`DD.MM.YYYY`}
            autoComplete="off"
            error={problem === undefined ? undefined : sentences[problem]}
            value={typed.texts[end]}
            onChange={(event) => typed.type(end, event.currentTarget.value)}
            onBlur={() => typed.finish(end)}
            onKeyDown={(event) => event.key === 'Enter' && typed.finish(end)}
            rightSectionWidth={44}
            rightSection={
              <PickDay label={labels[end]} value={typed.days[end]} last={last} onPick={(day) => typed.pick(end, day)} />
            }
          />
        )
      })}
    </Group>
  )
}

type PickProps = { label: string; value: string; last: string | undefined; onPick: (day: string) => void }

function PickDay({ label, value, last = '9999-12-31', onPick }: PickProps) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const name = t`Calendar for ${label}`
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={name} onClick={() => setOpened(!opened)}>
          <CalendarIcon size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={name} p={6}>
        <Suspense fallback={<Loader aria-label={t`Loading`} />}>
          <DateCalendar
            value={value}
            min={undefined}
            max={last}
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
