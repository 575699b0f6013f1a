import { Group, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { CalendarButton } from '../../day/calendar-button.tsx'
import { lastDayEver } from '../../day/day-text.ts'
import { afterPress } from '../../elements/after-press.ts'
import { formatDate } from '../../format/date.ts'
import { useDayRangeText, type DayRange, type RangeProblem } from '../../day/day-range-text.ts'
import classes from './filters.module.css'

type Props = {
  labels: { from: string; to: string }
  range: DayRange
  /** The range of a list that always has one; a cleared field falls back to it. */
  defaultRange?: DayRange
  /** The last day that can be chosen, YYYY-MM-DD. */
  last?: string
  /** Called with valid ranges only: both ends are days and the start is not after the end (R215). */
  onRange: (range: DayRange) => void
}

/** Filter by a range of days, typed as 03.04.2026 or picked; applied when a field loses the focus or on Enter. */
export function DayRangeFilter({ labels, range, defaultRange, last, onRange }: Props) {
  const { t } = useLingui()
  const typed = useDayRangeText({ range, usual: defaultRange, last, onRange })
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
            onBlur={() => afterPress(() => typed.finish(end))}
            onKeyDown={(event) => event.key === 'Enter' && typed.finish(end)}
            rightSectionWidth={44}
            rightSection={
              <CalendarButton
                label={labels[end]}
                value={typed.days[end]}
                min={undefined}
                max={last ?? lastDayEver}
                onPick={(day) => typed.pick(end, day)}
              />
            }
          />
        )
      })}
    </Group>
  )
}
