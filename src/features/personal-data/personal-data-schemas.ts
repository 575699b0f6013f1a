import * as z from 'zod/mini'
import { BankData } from '#generated/model/bank-data.ts'
import { BankPersonalInformation } from '#generated/model/bank-personal-information.ts'
import { Birthdate } from '#generated/model/birthdate.ts'
import { Day } from '#generated/model/day.ts'
import { Iban } from '#generated/model/iban.ts'
import { PersonalInformation } from '#generated/model/personal-information.ts'
import { earliestBirthdate, maxDate, minAge, minDate } from '#src/shared/form/rules/date-rules.ts'
import { iban } from '#src/shared/form/rules/iban-rule.ts'
import { viennaToday } from '#src/shared/day/vienna-day.ts'

const birthdate = Birthdate.check(minDate(earliestBirthdate), minAge())

export const ownInformation = z.extend(PersonalInformation, { birthdate })
export const fullInformation = z.extend(BankPersonalInformation, { birthdate })
export const bankData = z.extend(BankData, { iban: Iban.check(iban()), signDate: Day.check(maxDate(viennaToday)) })
export { PrivacySettings as privacySettings } from '#generated/model/privacy-settings.ts'
