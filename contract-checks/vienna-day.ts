/** Days in Vienna as the contract writes them, `YYYY-MM-DD`; without a library, since the panel brings it to the browser. */

const inVienna = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' })

/** Caches the day of each quarter of an hour, within which no day begins: formatting is slow, and most calls are about now. */
const cache = new Map<number, string>()
const maxCached = 2000
const quarter = 900_000

export function dayOf(moment: Date): string {
  const at = Math.floor(moment.getTime() / quarter)
  let day = cache.get(at)
  if (day === undefined) {
    day = inVienna.format(moment)
    if (cache.size >= maxCached) cache.clear()
    cache.set(at, day)
  }
  return day
}

const parts = (day: string) => day.split('-').map(Number) as [number, number, number]
const written = (year: number, monthIndex: number, date: number) =>
  new Date(Date.UTC(year, monthIndex, date)).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** The first day of the month that is so many months after that of the day. */
export function firstOfMonth(day: string, months = 0): string {
  const [year, month] = parts(day)
  return written(year, month - 1 + months, 1)
}

export function lastOfMonth(day: string): string {
  const [year, month] = parts(day)
  return written(year, month, 0)
}

/** The same day of another year; 28 February where there is no 29th. */
export function addYears(day: string, years: number): string {
  const [year, month, date] = parts(day)
  if (month === 2 && date === 29) return lastOfMonth(written(year + years, month - 1, 1))
  return String(year + years).padStart(4, '0') + day.slice('YYYY'.length)
}
