import { Group, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { CalendarButton } from '../../form/days/calendar-button.tsx'
import { maxDay } from '../../format/calendar-day.ts'
import { formatDate } from '../../format/day.ts'
import { afterPointerUp } from '../../elements/pointer-release.ts'
import { useDayRangeInput, type DayRange, type RangeProblem } from './day-range.ts'
import type { ActiveFilter } from '../filters/filters.tsx'
import classes from '../filters/filters.module.css'

type Props = {
  /** Without `to` one field, for a range that begins on a day and has no end. */
  labels: { from: string; to?: string }
  range: DayRange
  /** The range of a list that always has one; a cleared field falls back to it. */
  defaultRange?: DayRange
  /** The last day that can be chosen, YYYY-MM-DD. */
  last?: string
  /** Called with valid ranges only: both ends are days and the start is not after the end (R215). */
  onRange: (range: DayRange) => void
}

/** Filter by a range of days or by one day, typed as 03.04.2026 or picked; applied when a field loses the focus or on Enter. */
export function DayRangeFilter({ labels, range, defaultRange, last, onRange }: Props) {
  const { t } = useLingui()
  const input = useDayRangeInput({ range, defaultRange, last, onRange })
  const lastShown = formatDate(last ?? '')
  const sentences: Record<RangeProblem, string> = {
    unreadable: t`Please enter a date such as 03.04.2026.`,
    outside: t`Please enter a date on or before ${lastShown}.`,
    order: t`The from date may not be after the to date.`,
  }
  const isRange = labels.to !== undefined
  return (
    <Group
      gap="md"
      align="flex-start"
      className={isRange ? classes.range : undefined}
      {...(isRange && { role: 'group', 'aria-label': `${labels.from} – ${labels.to}` })}
    >
      {(isRange ? (['from', 'to'] as const) : (['from'] as const)).map((end) => {
        const label = labels[end]!
        const problem = input.problemOf(end)
        return (
          <TextInput
            key={end}
            size="md"
            className={classes.field!}
            label={label}
            placeholder={t`DD.MM.YYYY`}
            autoComplete="off"
            error={problem === undefined ? undefined : sentences[problem]}
            // It appears when the focus is elsewhere already.
            errorProps={{ role: 'alert' }}
            value={input.texts[end]}
            onChange={(event) => input.type(end, event.currentTarget.value)}
            onBlur={() => afterPointerUp(() => input.finish(end))}
            onKeyDown={(event) => event.key === 'Enter' && input.finish(end)}
            rightSectionWidth={44}
            rightSection={
              <CalendarButton
                label={label}
                value={input.days[end]}
                min={undefined}
                max={last ?? maxDay}
                onPick={(day) => input.pick(end, day)}
              />
            }
          />
        )
      })}
    </Group>
  )
}

/** The days as a filter that is set, where the search names one of them; such as "01.10.2026 –" without an end. */
export const activeRange = (search: DayRange, { from, to }: DayRange, onRemove: () => void): ActiveFilter[] =>
  search.from === undefined && search.to === undefined
    ? []
    : [{ label: `${formatDate(from ?? '')} – ${formatDate(to ?? '')}`.trim(), onRemove }]
