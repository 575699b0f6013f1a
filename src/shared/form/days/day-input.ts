/** The default maximum of a date (R168). */
export const maxDay = '9999-12-31'

const german = /^(\d{1,2})[./ -]+(\d{1,2})[./ -]+(\d{4}|\d{2})\.?$/
const digits = /^(\d{2})(\d{2})(\d{4})$/
const iso = /^(\d{4})-(\d{2})-(\d{2})$/

/** Expands a two-digit year: 26 is 2026, 69 is 1969, and never after the maximum. */
function fullYear(year: string, max: string): number {
  if (year.length === 4) return Number(year)
  const recent = 2000 + Number(year)
  return Number(year) > 68 || recent > Number(max.slice(0, 4)) ? recent - 100 : recent
}

/** The day as YYYY-MM-DD, or undefined when the calendar has none. */
function toIsoDay(year: number, month: string, date: string): string | undefined {
  const day = `${String(year).padStart(4, '0')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined
}

/**
 * Parses 03.04.2026, 3.4.26, 03042026, 3/4/2026 or 2026-04-03 to YYYY-MM-DD. Other text is returned unchanged, so that it
 * can be corrected.
 */
export function parseDayInput(typed: string, max: string = maxDay): string {
  const text = typed.trim()
  const inGerman = german.exec(text) ?? digits.exec(text)
  const inIso = iso.exec(text)
  const [date, month, year] = inGerman ? inGerman.slice(1) : (inIso?.slice(1).toReversed() ?? [])
  if (date === undefined || month === undefined || year === undefined) return typed
  return toIsoDay(fullYear(year, max), month, date) ?? typed
}

/** Formats a day such as 2026-04-03 as 03.04.2026 (R329); other text is returned unchanged. */
export function formatDayInput(value: unknown): string {
  if (typeof value !== 'string') return ''
  return iso.test(value) ? value.split('-').toReversed().join('.') : value
}
