/** The last day that a date may be when nothing else is said (R168). */
export const lastDayEver = '9999-12-31'

const german = /^(\d{1,2})[./ -]+(\d{1,2})[./ -]+(\d{4}|\d{2})\.?$/
const digits = /^(\d{2})(\d{2})(\d{4})$/
const iso = /^(\d{4})-(\d{2})-(\d{2})$/

/** A year of two digits is one of the years around us: 26 is 2026, 69 is 1969; and never after the latest day allowed. */
function fullYear(year: string, latest: string): number {
  if (year.length === 4) return Number(year)
  const recent = 2000 + Number(year)
  return Number(year) > 68 || recent > Number(latest.slice(0, 4)) ? recent - 100 : recent
}

/** YYYY-MM-DD when there is such a day in the calendar. */
function dayOf(year: number, month: string, date: string): string | undefined {
  const day = `${String(year).padStart(4, '0')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined
}

/**
 * A typed day as YYYY-MM-DD: 03.04.2026, 3.4.26, 03042026, 3/4/2026 or 2026-04-03. What is no day stays as it was typed,
 * so that it can be corrected.
 */
export function readDay(typed: string, latest: string = lastDayEver): string {
  const text = typed.trim()
  const inGerman = german.exec(text) ?? digits.exec(text)
  const inIso = iso.exec(text)
  const [date, month, year] = inGerman ? inGerman.slice(1) : (inIso?.slice(1).toReversed() ?? [])
  if (date === undefined || month === undefined || year === undefined) return typed
  return dayOf(fullYear(year, latest), month, date) ?? typed
}

/** A day such as 2026-04-03 as 03.04.2026 (R329); anything else as it is. */
export function showDay(value: unknown): string {
  if (typeof value !== 'string') return ''
  return iso.test(value) ? value.split('-').toReversed().join('.') : value
}
