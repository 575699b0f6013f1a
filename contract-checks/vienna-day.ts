/** Days in Vienna as the contract writes them, `YYYY-MM-DD`; without a library, since the panel brings it to the browser. */

const inVienna = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' })

export const dayOf = (moment: Date): string => inVienna.format(moment)

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
  const same = written(year + years, month - 1, date)
  return parts(same)[1] === month ? same : written(year + years, month, 0)
}
