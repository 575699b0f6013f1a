import { useState } from 'react'
import { parseDayInput } from '../../format/days/day-arithmetic.ts'
import { isDay } from '../../format/calendar-day.ts'
import { formatDate } from '../../format/day.ts'

/** The range in the URL with defaults for missing ends; the default range when the start is after the end (R215). */
export function resolveDayRange({ from, to }: DayRange, defaultRange: Required<DayRange>): Required<DayRange> {
  const days = { from: from ?? defaultRange.from, to: to ?? defaultRange.to }
  return days.from <= days.to ? days : defaultRange
}

/** Omits the default range from the URL, since it is another one on another day. */
export function omitDefaultRange(days: DayRange, defaultRange: Required<DayRange>): DayRange {
  const isDefault = days.from === defaultRange.from && days.to === defaultRange.to
  return isDefault ? { from: undefined, to: undefined } : { from: days.from, to: days.to }
}

/** A range of days in the URL, YYYY-MM-DD; a missing end is open. */
export type DayRange = { from?: string; to?: string }

type End = keyof DayRange

/** Why a range is invalid. */
export type RangeProblem = 'unreadable' | 'outside' | 'order'

const formatRange = ({ from = '', to = '' }: DayRange) => ({ from: formatDate(from), to: formatDate(to) })

/** The problem of one end of a range, or undefined (R215: the start is not after the end; the same day is valid). */
export function rangeProblem(end: End, days: Record<End, string>, last?: string): RangeProblem | undefined {
  const day = days[end]
  if (day === '') return undefined
  if (!isDay(day)) return 'unreadable'
  if (last !== undefined && day > last) return 'outside'
  return end === 'to' && isDay(days.from) && days.from > day ? 'order' : undefined
}

type Options = {
  range: DayRange
  /** A cleared end falls back to it; without it the end is open. */
  defaultRange?: DayRange | undefined
  last: string | undefined
  onRange: (range: DayRange) => void
}

/**
 * The two typed days of a range filter. Calls `onRange` when a field is finished and both ends are valid. A change of the URL
 * from outside, such as going back, replaces the texts.
 */
export function useDayRangeInput({ range, defaultRange, last, onRange }: Options) {
  const [previousRange, setPreviousRange] = useState(range)
  const [texts, setTexts] = useState(formatRange(range))
  /** The fields that lost the focus; only they show errors. */
  const [finished, setFinished] = useState<readonly End[]>([])
  if (previousRange.from !== range.from || previousRange.to !== range.to) {
    setPreviousRange(range)
    setTexts(formatRange(range))
  }

  const daysOf = (typed: Record<End, string>) => ({ from: parseDayInput(typed.from), to: parseDayInput(typed.to) })
  const problems = (days: Record<End, string>) => ({
    from: rangeProblem('from', days, last),
    to: rangeProblem('to', days, last),
  })
  const currentProblems = problems(daysOf(texts))

  function finish(end: End, typed = texts) {
    const { from, to } = daysOf(typed)
    const days = { from: from || (defaultRange?.from ?? ''), to: to || (defaultRange?.to ?? '') }
    setTexts({ from: formatDate(days.from), to: formatDate(days.to) })
    setFinished(days.from === '' || days.to === '' ? [...finished, end] : ['from', 'to'])
    const found = problems(days)
    if (found.from !== undefined || found.to !== undefined) return
    const next = { from: days.from || undefined, to: days.to || undefined }
    if (next.from !== range.from || next.to !== range.to) onRange(next)
  }

  return {
    texts,
    days: daysOf(texts),
    problemOf: (end: End) => (finished.includes(end) ? currentProblems[end] : undefined),
    type: (end: End, text: string) => setTexts({ ...texts, [end]: text }),
    finish,
    pick: (end: End, day: string) => finish(end, { ...texts, [end]: formatDate(day) }),
  }
}
