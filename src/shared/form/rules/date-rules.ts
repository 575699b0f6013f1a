import { birthdateRules } from '#generated/model/birthdate-rules.ts'
import { updatePersonalInformationRequestRules } from '#generated/model/update-personal-information-request-rules.ts'
import { maxDay } from '../../format/calendar-day.ts'
import { viennaToday } from '../../format/day.ts'
import { daysOf } from './contract-rules.ts'
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

/** The earliest valid birth date. */
export const earliestBirthdate = (): string => birthdateRules.BIRTHDATE_TOO_EARLY.bound(null, daysOf(viennaToday()))

/** The latest birth date of a customer, who is old enough today in Vienna (R211). */
export const latestBirthdate = (): string =>
  updatePersonalInformationRequestRules.CUSTOMER_TOO_YOUNG.bound({}, daysOf(viennaToday()))
