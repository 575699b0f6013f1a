import { bankNow } from '../format/bank-time.ts'

/** Swedish dates are written YYYY-MM-DD. */
const inVienna = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' })

/** Today in Vienna as YYYY-MM-DD, by the clock of the bank (R005). */
export const viennaToday = (): string => inVienna.format(bankNow())

/** The result for a text that is no day; sorts after every day, so that no loop waits for it. */
const invalidDay = 'Invalid day'

/** Changes a day (YYYY-MM-DD) in UTC, where each day has 24 hours. */
function changeDay(day: string, change: (date: Date) => void): string {
  const date = new Date(`${day}T00:00:00Z`)
  change(date)
  return Number.isNaN(date.getTime()) ? invalidDay : date.toISOString().slice(0, 'YYYY-MM-DD'.length)
}

export const addDays = (day: string, days: number): string =>
  changeDay(day, (date) => date.setUTCDate(date.getUTCDate() + days))

/** Adds months, or subtracts them; a day that the month does not have becomes its last one. */
export const addMonths = (day: string, months: number): string =>
  changeDay(day, (date) => {
    const dayOfMonth = date.getUTCDate()
    date.setUTCMonth(date.getUTCMonth() + months)
    if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0)
  })

/** Subtracts years; 29 February becomes the 28th where the year has none. */
export const subtractYears = (day: string, years: number): string => addMonths(day, -12 * years)

/** The first day of the month, a number of months later or, if negative, earlier. */
export const startOfMonth = (day: string, months = 0): string =>
  changeDay(day, (date) => date.setUTCMonth(date.getUTCMonth() + months, 1))

export const endOfMonth = (day: string): string => changeDay(day, (date) => date.setUTCMonth(date.getUTCMonth() + 1, 0))

/** The Monday of the week. */
export const startOfWeek = (day: string): string =>
  changeDay(day, (date) => date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7)))
