/** What must hold between the fields of an entry of the allow or deny list, beyond the contract's schemas; pure. */
import { isValidIBAN } from 'ibantools'
import type { DenyEntryRequest } from '#generated/model/deny-entry-request.ts'
import type { Violation } from '#generated/model/violation.ts'
import { birthdateRule } from '#sandbox/domain/age.ts'

const person = ['firstName', 'lastName', 'birthdate'] as const

/** Nobody was born in the future (A118) or more than 120 years ago. */
export function birthdateViolations(birthdate: string | null | undefined, now: Date): Violation[] {
  const rule = birthdate ? birthdateRule(birthdate, now) : undefined
  return rule === undefined ? [] : [{ field: 'birthdate', rule }]
}

/** Something is given (R586), the three of a person only together (R587), and the IBAN's digits are right (R588). */
export function denyViolations(entry: DenyEntryRequest, now: Date): Violation[] {
  const missing = person.filter((field) => !entry[field])
  if (missing.length === person.length && !entry.phoneNumber && !entry.iban) return [{ field: '', rule: 'required' }]
  const partly = missing.length === person.length ? [] : missing
  const violations: Violation[] = partly.map((field) => ({ field, rule: 'required' }))
  if (entry.iban && !isValidIBAN(entry.iban)) violations.push({ field: 'iban', rule: 'iban' })
  return [...violations, ...birthdateViolations(entry.birthdate, now)]
}
