import { maximumAge, minimumAge } from '#generated/model/constants.ts'
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
export const latestBirthdate = (years = minimumAge): string => subtractYears(viennaToday(), years)

/** The earliest valid birth date. */
export const earliestBirthdate = (): string => subtractYears(viennaToday(), maximumAge)

/** Not older than anybody, and not in the future. */
export const birthdateRules = () => [minDate(earliestBirthdate), maxDate(viennaToday)] as const

/** Old enough today in Vienna (R211, A118). */
export const minAge = (years = minimumAge) =>
  rule<string>('minAge', (birthdate) => birthdate <= latestBirthdate(years), `minAge:${years}`)
