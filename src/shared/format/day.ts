/**
 * Today, and days and times as people read them, by `Intl`. Days are texts YYYY-MM-DD. They are shown as in Austria, in the time zone of
 * Vienna (R005), whatever the settings of the browser. What computes with days needs luxon and is in day-arithmetic.ts, so that a
 * page that only shows them does not load it.
 */
import { bankNow } from './bank-time.ts'
import { isDay } from './calendar-day.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Made when it is first used, since the first formatter takes 30 ms on a phone. */
function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, formatter)
  return formatter
}

type TimeParts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>

/** The parts of a moment in Vienna, in milliseconds since 1970, each with its leading zeros. */
function viennaParts(moment: number): TimeParts {
  const [two, options] = ['2-digit', { timeZone: 'Europe/Vienna', hourCycle: 'h23' }] as const
  const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const
  const formatter = formatterOf('de-AT', { ...options, ...parts })
  return Object.fromEntries(formatter.formatToParts(moment).map(({ type, value }) => [type, value]))
}

/** Today in Vienna, by the clock of the bank (R005). */
export function viennaToday(): string {
  const { year, month, day } = viennaParts(bankNow())
  return `${year}-${month}-${day}`
}

/** The parts of a timestamp with an offset, such as 2026-12-01T09:05:00Z; undefined for other text. */
function partsOfTimestamp(text: string): TimeParts | undefined {
  if (!/^[^T]+T.+(?:Z|[+-]\d\d:\d\d)$/.test(text) || !isDay(text.slice(0, 'YYYY-MM-DD'.length))) return undefined
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? undefined : viennaParts(moment)
}

/** Formats a day such as 2026-12-01, or the day of a timestamp, as 01.12.2026 (R329); other text is returned unchanged. */
export function formatDate(text: string): string {
  if (isDay(text)) return text.split('-').toReversed().join('.')
  const parts = partsOfTimestamp(text)
  return parts === undefined ? text : `${parts.day}.${parts.month}.${parts.year}`
}

/** Formats 2026-12-01T09:05:00Z as 01.12.2026 10:05:00 Uhr (R329, R345, A122); other text is returned unchanged. */
export function formatDateTime(text: string): string {
  const parts = partsOfTimestamp(text)
  if (parts === undefined) return text
  return `${parts.day}.${parts.month}.${parts.year} ${parts.hour}:${parts.minute}:${parts.second} Uhr`
}

/** Formats a calendar day, which has no zone; returns other text unchanged. */
const formatDay = (day: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  isDay(day) ? formatterOf(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(day)) : day

/** Formats a month such as 2026-10 as "Oktober 2026", short as "Okt"; other text is returned unchanged. */
export function formatMonth(month: string, locale: string, form: 'long' | 'short' = 'long'): string {
  const day = `${month}-01`
  const options = form === 'long' ? ({ month: 'long', year: 'numeric' } as const) : ({ month: 'short' } as const)
  return isDay(day) ? formatDay(day, locale, options) : month
}

// Austria writes "Jänner".
const localeOf = (language: string) => (language === 'de' ? 'de-AT' : 'en-GB')

/**
 * Formats a day such as 2026-12-01 for a sentence: "1. Dezember" or "1 December", with the year unless it is this one. Tables show days
 * with `formatDate`.
 */
export const formatDayInWords = (day: string, language: string, weekday?: 'long'): string =>
  formatDay(day, localeOf(language), {
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 'YYYY'.length) !== viennaToday().slice(0, 'YYYY'.length) && { year: 'numeric' }),
    ...(weekday && { weekday }),
  })

/** Formats a day with its weekday and year, for screen readers: "Dienstag, 15. Dezember 2026". */
export const formatFullDay = (day: string, language: string): string =>
  formatDay(day, localeOf(language), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
