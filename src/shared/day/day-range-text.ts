import { useState } from 'react'
import { readDay, showDay } from './day-text.ts'

/** A range of days as it stands in the URL, YYYY-MM-DD; an end that is not there is open. */
export type DayRange = { from?: string; to?: string }

type End = keyof DayRange

/** Why a range is not asked for. */
export type RangeProblem = 'unreadable' | 'outside' | 'order'

const isDay = (text: string): boolean => /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)

const shownRange = ({ from = '', to = '' }: DayRange) => ({ from: showDay(from), to: showDay(to) })

/** What is wrong with an end of the range, if anything (R215: the start is not after the end; the same day is fine). */
export function rangeProblem(end: End, days: Record<End, string>, last?: string): RangeProblem | undefined {
  const day = days[end]
  if (day === '') return undefined
  if (!isDay(day)) return 'unreadable'
  if (last !== undefined && day > last) return 'outside'
  return end === 'to' && isDay(days.from) && days.from > day ? 'order' : undefined
}

type Options = {
  range: DayRange
  /** What an emptied end goes back to; it is open without. */
  usual?: DayRange | undefined
  last: string | undefined
  onRange: (range: DayRange) => void
}

/**
 * The two typed days of a range filter. They are asked for when the person has finished one and both make sense; until
 * then the list stays as it is. A change from outside, such as going back, replaces what was typed.
 */
export function useDayRangeText({ range, usual, last, onRange }: Options) {
  const [shown, setShown] = useState(range)
  const [texts, setTexts] = useState(shownRange(range))
  /** The ends that the person has left; only they are complained about. */
  const [finished, setFinished] = useState<readonly End[]>([])
  if (shown.from !== range.from || shown.to !== range.to) {
    setShown(range)
    setTexts(shownRange(range))
  }

  const daysOf = (typed: Record<End, string>) => ({ from: readDay(typed.from), to: readDay(typed.to) })
  const problems = (days: Record<End, string>) => ({
    from: rangeProblem('from', days, last),
    to: rangeProblem('to', days, last),
  })
  const now = problems(daysOf(texts))

  function finish(end: End, typed = texts) {
    const { from, to } = daysOf(typed)
    const days = { from: from || (usual?.from ?? ''), to: to || (usual?.to ?? '') }
    setTexts({ from: showDay(days.from), to: showDay(days.to) })
    setFinished(days.from === '' || days.to === '' ? [...finished, end] : ['from', 'to'])
    const wrong = problems(days)
    if (wrong.from !== undefined || wrong.to !== undefined) return
    const next = { from: days.from || undefined, to: days.to || undefined }
    if (next.from !== range.from || next.to !== range.to) onRange(next)
  }

  return {
    texts,
    days: daysOf(texts),
    problemOf: (end: End) => (finished.includes(end) ? now[end] : undefined),
    type: (end: End, text: string) => setTexts({ ...texts, [end]: text }),
    finish,
    pick: (end: End, day: string) => finish(end, { ...texts, [end]: showDay(day) }),
  }
}
