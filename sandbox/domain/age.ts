/** How old customers have to be. */
import { DateTime } from 'luxon'

/** A customer is at least 18 years old, by Vienna's day (R211, A118); `birthdate` is `YYYY-MM-DD`. */
export function isOfAge(birthdate: string, now: Date): boolean {
  const latest = DateTime.fromJSDate(now, { zone: 'Europe/Vienna' }).minus({ years: 18 }).toISODate()
  return latest !== null && birthdate <= latest
}
