/** How old people can be, by Vienna's day; days are `YYYY-MM-DD`. */
import { DateTime } from 'luxon'

const yearsBefore = (now: Date, years: number): string =>
  DateTime.fromJSDate(now, { zone: 'Europe/Vienna' }).minus({ years }).toISODate()!

/** Which rule a birthdate of anybody breaks: nobody was born in the future (A118), nobody is older than 120 years. */
export function birthdateRule(birthdate: string, now: Date): 'minDate' | 'maxDate' | undefined {
  if (birthdate < yearsBefore(now, 120)) return 'minDate'
  return birthdate > yearsBefore(now, 0) ? 'maxDate' : undefined
}

/** The same of a customer, who is at least 18 years old (R211, A118). */
export const customersBirthdateRule = (birthdate: string, now: Date): 'minDate' | 'minAge' | undefined => {
  if (birthdateRule(birthdate, now) === 'minDate') return 'minDate'
  return birthdate > yearsBefore(now, 18) ? 'minAge' : undefined
}
