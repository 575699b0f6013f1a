/** Days in Vienna as the contract writes them, `YYYY-MM-DD`. */
import { DateTime } from 'luxon'
import type { Days } from '#generated/model/rule.ts'

/** A moment, which stands for its day in Vienna, or a day. */
type When = Date | string

const zone = 'Europe/Vienna'
const toDateTime = (when: When): DateTime =>
  typeof when === 'string' ? DateTime.fromISO(when, { zone }) : DateTime.fromJSDate(when, { zone })

const maxCached = 2000

/** Caches what is slow to compute and mostly asked for the same few keys. */
function cached<TKey, TValue>(compute: (key: TKey) => TValue): (key: TKey) => TValue {
  const cache = new Map<TKey, TValue>()
  return (key) => {
    const known = cache.get(key)
    if (known !== undefined) return known
    const value = compute(key)
    if (cache.size >= maxCached) cache.clear()
    cache.set(key, value)
    return value
  }
}

/** In milliseconds: no day begins within a quarter of an hour. */
const quarter = 900_000
const dayOfQuarter = cached((at: number) => DateTime.fromMillis(at * quarter, { zone }).toISODate()!)

/** The day in Vienna at a moment. */
export const dayOf = (moment: Date): string => dayOfQuarter(Math.floor(moment.getTime() / quarter))

const beginning = cached((day: string) => toDateTime(day).toMillis())

/** The moment at which a day begins in Vienna; `days` later than the day itself. */
export const startOf = (day: string, days = 0): Date => new Date(beginning(days === 0 ? day : dayAfter(day, days)))

/** The day that is so many days after the one of the moment or day. */
export const dayAfter = (when: When, days: number): string => toDateTime(when).plus({ days }).toISODate()!

/** The first day of the month that is so many months after that of the moment or day. */
export const firstOfMonth = (when: When, months = 0): string =>
  toDateTime(when).startOf('month').plus({ months }).toISODate()!

/** The last day of the month, leap years included. */
export const lastOfMonth = (when: When): string => toDateTime(when).endOf('month').toISODate()!

/** The same day of another year; 28 February where there is no 29th. */
export const addYears = (day: string, years: number): string => toDateTime(day).plus({ years }).toISODate()!

/** The days that the rules of the contract use, at a moment. */
export const daysAt = (moment: Date): Days => ({ today: dayOf(moment), firstOfMonth, lastOfMonth, addYears })

/** Formats 2026-12-31 as 31.12.2026. */
export const formatGermanDay = (day: string): string => toDateTime(day).toFormat('dd.MM.yyyy')
