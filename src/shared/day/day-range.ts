import type { DayRange } from './day-range-text.ts'

/** The days of a list that always has some: those in the URL, else the usual ones. A start after the end is neither (R215). */
export function daysShown({ from, to }: DayRange, usual: Required<DayRange>): Required<DayRange> {
  const days = { from: from ?? usual.from, to: to ?? usual.to }
  return days.from <= days.to ? days : usual
}

/** The usual days do not stand in the URL, so that they are those of tomorrow when it is opened tomorrow. */
export function daysInAddress(days: DayRange, usual: Required<DayRange>): DayRange {
  const isUsual = days.from === usual.from && days.to === usual.to
  return isUsual ? { from: undefined, to: undefined } : { from: days.from, to: days.to }
}
