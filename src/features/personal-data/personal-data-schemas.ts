/** Loaded with the first submit, since the check of an IBAN is a library of its own. */
import * as z from 'zod/mini'
import { Birthdate } from '#generated/model/birthdate.ts'
import { Iban } from '#generated/model/iban.ts'
import { UpdateBankDataRequest } from '#generated/model/update-bank-data-request.ts'
import { updateBankDataRequestRules } from '#generated/model/update-bank-data-request-rules.ts'
import { UpdateBankPersonalInformationRequest } from '#generated/model/update-bank-personal-information-request.ts'
import { updateBankPersonalInformationRequestRules } from '#generated/model/update-bank-personal-information-request-rules.ts'
import { UpdatePersonalInformationRequest } from '#generated/model/update-personal-information-request.ts'
import { updatePersonalInformationRequestRules } from '#generated/model/update-personal-information-request-rules.ts'
import { earliestBirthdate, minDate } from '#src/shared/form/rules/date-rules.ts'
import { iban } from '#src/shared/form/rules/iban-rule.ts'
import { contractRules } from '#src/shared/form/rules/contract-rules.ts'

// A day in the future is reported as too young.
const birthdate = Birthdate.check(minDate(earliestBirthdate))

export const ownInformation = z
  .extend(UpdatePersonalInformationRequest, { birthdate })
  .check(...contractRules(updatePersonalInformationRequestRules))
export const fullInformation = z
  .extend(UpdateBankPersonalInformationRequest, { birthdate })
  .check(...contractRules(updateBankPersonalInformationRequestRules))
export const bankData = z
  .extend(UpdateBankDataRequest, { iban: Iban.check(iban()) })
  .check(...contractRules(updateBankDataRequestRules))
