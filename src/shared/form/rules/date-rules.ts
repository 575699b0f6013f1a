import { maxDay, endOfMonth, viennaToday, subtractYears } from '../../format/day.ts'
import { boundOf, rule, type Bound } from './validation.ts'

/** On or after a day, YYYY-MM-DD; empty is valid (R166). */
export const minDate = (earliest: Bound<string>) =>
  rule<string>(
    'minDate',
    (day) => day >= boundOf(earliest),
    () => `minDate:${boundOf(earliest)}`,
  )

/** On or before a day, YYYY-MM-DD, at most 9999-12-31; empty is valid (R167, R168). */
export const maxDate = (latest: Bound<string> = maxDay) =>
  rule<string>(
    'maxDate',
    (day) => day <= boundOf(latest),
    () => `maxDate:${boundOf(latest)}`,
  )

/** A last day of a month, leap years included (R170). */
export const lastDayOfMonth = () => rule<string>('lastDayOfMonth', (day) => day === endOfMonth(day))

/** The latest birth date of somebody who is `years` old today in Vienna (R211). */
export const latestBirthdate = (years = 18): string => subtractYears(viennaToday(), years)

/** Maximum age in years; an earlier birth date is a typing error. */
const mostYears = 120

/** The earliest valid birth date. */
export const earliestBirthdate = (): string => subtractYears(viennaToday(), mostYears)

/** Born in the last 120 years, and not in the future. */
export const birthdateRules = () => [minDate(earliestBirthdate), maxDate(viennaToday)] as const

/** Old enough today in Vienna (R211, A118). */
export const minAge = (years = 18) =>
  rule<string>('minAge', (birthdate) => birthdate <= latestBirthdate(years), `minAge:${years}`)
