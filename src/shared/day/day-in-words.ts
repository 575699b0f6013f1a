import { viennaToday } from './vienna-day.ts'

const yearOf = (day: string): string => day.slice(0, 'YYYY'.length)

/**
 * Formats a day such as 2026-12-01 for a sentence: "1. Dezember" or "1 December", with the year unless it is this one. Tables show days
 * with `formatDate`.
 */
export const formatDayInWords = (day: string, locale: string, weekday?: 'long'): string =>
  // Austria writes "Jänner".
  new Intl.DateTimeFormat(locale === 'de' ? 'de-AT' : 'en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: yearOf(day) === yearOf(viennaToday()) ? undefined : 'numeric',
    weekday,
  }).format(Date.parse(day))
