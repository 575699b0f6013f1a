/** Computes with days and parses what people type, by luxon. Days are texts YYYY-MM-DD. */
import { DateTime, Settings } from 'luxon'
import { isDay, maxDay } from '../calendar-day.ts'

/** The result for a text that is no day; sorts after every day, so that no loop waits for it. */
const invalidDay = 'Invalid day'

// A typed year of two digits is one of 1969 to 2068.
Settings.twoDigitCutoffYear = 68

/** Days are computed in UTC, where each has 24 hours; the settings of the browser change nothing. */
const utc = { zone: 'utc', locale: 'de-AT' } as const

const changeDay = (day: string, change: (date: DateTime) => DateTime): string =>
  (isDay(day) && change(DateTime.fromISO(day, utc)).toISODate()) || invalidDay

export const addDays = (day: string, days: number): string => changeDay(day, (date) => date.plus({ days }))

/** Adds months, or subtracts them; a day that the month does not have becomes its last one. */
export const addMonths = (day: string, months: number): string => changeDay(day, (date) => date.plus({ months }))

/** Adds years, or subtracts them; 29 February becomes the 28th where the year has none. */
export const addYears = (day: string, years: number): string => changeDay(day, (date) => date.plus({ years }))

/** The first day of the month, a number of months later or, if negative, earlier. */
export const startOfMonth = (day: string, months = 0): string =>
  changeDay(day, (date) => date.startOf('month').plus({ months }))

export const endOfMonth = (day: string): string => changeDay(day, (date) => date.endOf('month'))

/** The Monday of the week. */
export const startOfWeek = (day: string): string => changeDay(day, (date) => date.startOf('week'))

/**
 * Parses 03.04.2026, 3.4.26, 03042026, 3/4/2026 or 2026-04-03 to YYYY-MM-DD. Other text is returned unchanged, so that it
 * can be corrected. A year of two digits is never after that of the maximum.
 */
export function parseDayInput(typed: string, max: string = maxDay): string {
  const text = typed.trim()
  if (isDay(text)) return text
  const dotted = text.replaceAll(/[./ -]+/g, '.').replace(/\.$/, '')
  const parse = (format: string) => DateTime.fromFormat(dotted, format, utc)
  const inFull = [parse('d.M.yyyy'), parse('ddMMyyyy')].find(({ isValid }) => isValid)
  if (inFull) return inFull.toISODate() ?? typed
  const short = parse('d.M.yy')
  // The library takes three digits of a year too.
  if (!short.isValid || !/\.\d\d$/.test(dotted)) return typed
  return (short.year > Number(max.slice(0, 4)) ? short.minus({ years: 100 }) : short).toISODate() ?? typed
}
