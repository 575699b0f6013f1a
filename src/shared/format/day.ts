import { DateTime, Settings } from 'luxon'
import { bankNow } from './bank-time.ts'

/** Days are texts YYYY-MM-DD. They are shown as in Austria, in the time zone of Vienna (R005), whatever the settings of the browser. */
const austrian = { zone: 'Europe/Vienna', locale: 'de-AT' } as const

/** The default maximum of a date (R168). */
export const maxDay = '9999-12-31'

/** The result for a text that is no day; sorts after every day, so that no loop waits for it. */
const invalidDay = 'Invalid day'

// A typed year of two digits is one of 1969 to 2068.
Settings.twoDigitCutoffYear = 68

/** Days are computed in UTC, where each has 24 hours. */
const toDateTime = (day: string) => DateTime.fromISO(day, { zone: 'utc', locale: austrian.locale })

/** Whether a text is a calendar day such as 2026-12-01. */
export const isDay = (text: string): boolean => toDateTime(text).toISODate() === text

/** Today in Vienna, by the clock of the bank (R005). */
export const viennaToday = (): string => DateTime.fromMillis(bankNow(), austrian).toISODate() ?? invalidDay

const changeDay = (day: string, change: (date: DateTime) => DateTime): string =>
  (isDay(day) && change(toDateTime(day)).toISODate()) || invalidDay

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

/** A timestamp with an offset, such as 2026-12-01T09:05:00Z; undefined for other text. */
function toViennaTime(moment: string): DateTime | undefined {
  const time = DateTime.fromISO(moment, austrian)
  return time.isValid && /T.+(?:Z|[+-]\d\d:\d\d)$/.test(moment) ? time : undefined
}

/** Formats a day such as 2026-12-01, or the day of a timestamp, as 01.12.2026 (R329); other text is returned unchanged. */
export const formatDate = (text: string): string =>
  (isDay(text) ? toDateTime(text) : toViennaTime(text))?.toFormat('dd.MM.yyyy') ?? text

/** Formats 2026-12-01T09:05:00Z as 01.12.2026 10:05:00 Uhr (R329, R345, A122); other text is returned unchanged. */
export const formatDateTime = (moment: string): string =>
  toViennaTime(moment)?.toFormat("dd.MM.yyyy HH:mm:ss 'Uhr'") ?? moment

/** Formats a month such as 2026-10 as "Oktober 2026", short as "Okt"; other text is returned unchanged. */
export const formatMonth = (month: string, locale: string, form: 'long' | 'short' = 'long'): string =>
  isDay(`${month}-01`) ? toDateTime(`${month}-01`).toFormat(form === 'long' ? 'LLLL yyyy' : 'LLL', { locale }) : month

/**
 * Formats a day such as 2026-12-01 for a sentence: "1. Dezember" or "1 December", with the year unless it is this one. Tables show days
 * with `formatDate`.
 */
export const formatDayInWords = (day: string, locale: string, weekday?: 'long'): string =>
  toDateTime(day).toLocaleString(
    {
      day: 'numeric',
      month: 'long',
      ...(!toDateTime(day).hasSame(toDateTime(viennaToday()), 'year') && { year: 'numeric' }),
      ...(weekday && { weekday }),
    },
    // Austria writes "Jänner".
    { locale: locale === 'de' ? austrian.locale : 'en-GB' },
  )

/** Formats a day with its weekday and year, for screen readers: "Dienstag, 15. Dezember 2026". */
export const formatFullDay = (day: string, locale: string): string =>
  toDateTime(day).toLocaleString(DateTime.DATE_HUGE, { locale: locale === 'de' ? austrian.locale : 'en-GB' })

/**
 * Parses 03.04.2026, 3.4.26, 03042026, 3/4/2026 or 2026-04-03 to YYYY-MM-DD. Other text is returned unchanged, so that it
 * can be corrected. A year of two digits is never after that of the maximum.
 */
export function parseDayInput(typed: string, max: string = maxDay): string {
  const text = typed.trim()
  if (isDay(text)) return text
  const dotted = text.replaceAll(/[./ -]+/g, '.').replace(/\.$/, '')
  const parse = (format: string) => DateTime.fromFormat(dotted, format, { zone: 'utc', locale: austrian.locale })
  const inFull = [parse('d.M.yyyy'), parse('ddMMyyyy')].find(({ isValid }) => isValid)
  if (inFull) return inFull.toISODate() ?? typed
  const short = parse('d.M.yy')
  // The library takes three digits of a year too.
  if (!short.isValid || !/\.\d\d$/.test(dotted)) return typed
  return (short.year > Number(max.slice(0, 4)) ? short.minus({ years: 100 }) : short).toISODate() ?? typed
}
