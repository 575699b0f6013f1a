import { DateTime } from 'luxon'
import { bankNow } from '../format/bank-time.ts'

const zone = 'Europe/Vienna'
const isoOf = (day: DateTime): string => day.toFormat('yyyy-MM-dd')

/** The day that it is in Vienna now, as YYYY-MM-DD, wherever the browser stands and whatever its clock says (R005). */
export const viennaToday = (): string => isoOf(DateTime.fromMillis(bankNow(), { zone }))

/** A day in the past; the 29th of February becomes the 28th in a year that has none. */
export const yearsBefore = (day: string, years: number): string => isoOf(DateTime.fromISO(day).minus({ years }))

/** The day that lies so many days before another one. */
export const daysBefore = (day: string, days: number): string => isoOf(DateTime.fromISO(day).minus({ days }))

/** The first day of the month that lies so many months after that of `day`; negative goes back. */
export const firstOfMonth = (day: string, months = 0): string =>
  isoOf(DateTime.fromISO(day).startOf('month').plus({ months }))

/** The last day of the month of `day`, leap years included. */
export const lastOfMonth = (day: string): string => isoOf(DateTime.fromISO(day).endOf('month'))
