/** Loaded with the first submit, since the check of an IBAN is a library of its own. */
import * as z from 'zod/mini'
import { Birthdate } from '#generated/model/birthdate.ts'
import { Day } from '#generated/model/day.ts'
import { Iban } from '#generated/model/iban.ts'
import { UpdateBankDataRequest } from '#generated/model/update-bank-data-request.ts'
import { UpdateBankPersonalInformationRequest } from '#generated/model/update-bank-personal-information-request.ts'
import { UpdatePersonalInformationRequest } from '#generated/model/update-personal-information-request.ts'
import { earliestBirthdate, maxDate, minAge, minDate } from '#src/shared/form/rules/date-rules.ts'
import { iban } from '#src/shared/form/rules/iban-rule.ts'
import { viennaToday } from '#src/shared/format/day.ts'

const birthdate = Birthdate.check(minDate(earliestBirthdate), minAge())

export const ownInformation = z.extend(UpdatePersonalInformationRequest, { birthdate })
export const fullInformation = z.extend(UpdateBankPersonalInformationRequest, { birthdate })
export const bankData = z.extend(UpdateBankDataRequest, {
  iban: Iban.check(iban()),
  signDate: Day.check(maxDate(viennaToday)),
})
