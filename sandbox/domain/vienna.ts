/** Days as people in Vienna have them, `YYYY-MM-DD`. */
import { DateTime } from 'luxon'
import * as viennaDay from '#contract-checks/vienna-day.ts'
import type { Days } from '#generated/model/rule.ts'

/** The day in Vienna at a moment. */
export const dayOf = (moment: Date): string => viennaDay.dayOf(moment)

/** The days that the conditions of the contract use, at a moment. */
export const daysAt = (moment: Date): Days => ({ ...viennaDay, today: dayOf(moment) })

/** First day of the month that is `months` after the one of the moment; 0 is its own month. */
export const firstOfMonth = (moment: Date, months = 0): string =>
  at(moment).startOf('month').plus({ months }).toISODate()!

/** The last day of the month of a day, leap years included. */
export const lastOfMonth = (day: string): string => DateTime.fromISO(day).endOf('month').toISODate()!

/** The day that is so many days after the one of the moment. */
export const dayAfter = (moment: Date, days: number): string => at(moment).plus({ days }).toISODate()!

/** The moment at which a day begins in Vienna; `days` later than the day itself. */
export function startOf(day: string, days = 0): Date {
  const cacheKey = `${day} ${days}`
  let moment = cache.get(cacheKey)
  if (moment === undefined) {
    moment = DateTime.fromISO(day, { zone: 'Europe/Vienna' }).plus({ days }).toMillis()
    if (cache.size >= maxCached) cache.clear()
    cache.set(cacheKey, moment)
  }
  return new Date(moment)
}

/** Cache of the beginnings of days, which are slow to compute. */
const cache = new Map<string, number>()
const maxCached = 2000

/** Formats 2026-12-31 as 31.12.2026. */
export const formatGermanDay = (day: string): string => day.split('-').toReversed().join('.')

const at = (moment: Date) => DateTime.fromJSDate(moment, { zone: 'Europe/Vienna' })
