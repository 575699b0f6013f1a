/** Loaded with the first submit, since the check of an IBAN is a library of its own. */
import * as z from 'zod/mini'
import { AllowEntryRequest } from '#generated/model/allow-entry-request.ts'
import { Birthdate } from '#generated/model/birthdate.ts'
import { birthdateRules } from '#generated/model/birthdate-rules.ts'
import { CallNumber } from '#generated/model/call-number.ts'
import { DenyEntryRequest } from '#generated/model/deny-entry-request.ts'
import { denyEntryRequestRules } from '#generated/model/deny-entry-request-rules.ts'
import { Iban } from '#generated/model/iban.ts'
import { NoteText } from '#generated/model/note-text.ts'
import { PersonName } from '#generated/model/person-name.ts'
import { iban } from '#src/shared/form/rules/iban-rule.ts'
import { contractRules } from '#src/shared/form/rules/contract-rules.ts'

/** There is no minimum age (A118). */
const birthdate = Birthdate.check(...contractRules(birthdateRules))
// Instead of the contract's "this or null", whose message does not say what is wrong.
const note = z.nullish(NoteText)

export const allowSchema = z.extend(AllowEntryRequest, { birthdate, note })

export const denySchema = z
  .extend(DenyEntryRequest, {
    firstName: z.nullish(PersonName),
    lastName: z.nullish(PersonName),
    birthdate: z.nullish(birthdate),
    phoneNumber: z.nullish(CallNumber),
    iban: z.nullish(Iban.check(iban())),
    note,
  })
  // At least one entry; a person has all three entries or none (R586, R587).
  .check(...contractRules(denyEntryRequestRules, { DENY_ENTRY_EMPTY: 'nothingEntered' }))
