/** Loaded with the first submit, since the check of an IBAN is a library of its own. */
import * as z from 'zod/mini'
import { AllowEntryRequest } from '#generated/model/allow-entry-request.ts'
import { Birthdate } from '#generated/model/birthdate.ts'
import { CallNumber } from '#generated/model/call-number.ts'
import { DenyEntryRequest } from '#generated/model/deny-entry-request.ts'
import { Iban } from '#generated/model/iban.ts'
import { NoteText } from '#generated/model/note-text.ts'
import { PersonName } from '#generated/model/person-name.ts'
import { birthdateRules } from '#src/shared/form/rules/date-rules.ts'
import { iban } from '#src/shared/form/rules/iban-rule.ts'
import { ruleBetween } from '#src/shared/form/rules/validation.ts'

/** There is no minimum age (A118). */
const birthdate = Birthdate.check(...birthdateRules())
// Instead of the contract's "this or null", whose message does not say what is wrong.
const note = z.nullish(NoteText)

export const allowSchema = z.extend(AllowEntryRequest, { birthdate, note })

const person = ['firstName', 'lastName', 'birthdate'] as const
const hasPerson = (entry: DenyEntryRequest) => person.some((field) => entry[field])

/** A person has all three entries or none (R587). */
const wholePerson = person.map((field) =>
  ruleBetween<DenyEntryRequest>([field], (entry) => (!hasPerson(entry) || entry[field] ? undefined : 'required')),
)

/** At least one entry is required (R586). */
const notEmpty = ruleBetween<DenyEntryRequest>([], (entry) =>
  hasPerson(entry) || entry.phoneNumber || entry.iban ? undefined : 'nothingEntered',
)

export const denySchema = z
  .extend(DenyEntryRequest, {
    firstName: z.nullish(PersonName),
    lastName: z.nullish(PersonName),
    birthdate: z.nullish(birthdate),
    phoneNumber: z.nullish(CallNumber),
    iban: z.nullish(Iban.check(iban())),
    note,
  })
  .check(notEmpty, ...wholePerson)
