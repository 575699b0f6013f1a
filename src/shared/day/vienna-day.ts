import { DateTime } from 'luxon'
import { bankNow } from '../format/bank-time.ts'

const zone = 'Europe/Vienna'
const toIsoDay = (day: DateTime): string => day.toFormat('yyyy-MM-dd')

/** Today in Vienna as YYYY-MM-DD, by the clock of the bank (R005). */
export const viennaToday = (): string => toIsoDay(DateTime.fromMillis(bankNow(), { zone }))

/** Subtracts years; 29 February becomes the 28th where the year has none. */
export const subtractYears = (day: string, years: number): string => toIsoDay(DateTime.fromISO(day).minus({ years }))

export const subtractDays = (day: string, days: number): string => toIsoDay(DateTime.fromISO(day).minus({ days }))

/** The first day of the month, a number of months later or, if negative, earlier. */
export const startOfMonth = (day: string, months = 0): string =>
  toIsoDay(DateTime.fromISO(day).startOf('month').plus({ months }))

export const endOfMonth = (day: string): string => toIsoDay(DateTime.fromISO(day).endOf('month'))
