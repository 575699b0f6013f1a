// Rules beside the contract, and the message keys of broken rules; loaded with the schema of a form.
import * as z from 'zod/mini'
import { AustrianZipcodeRegExp } from '#generated/model/austrian-zipcode.ts'
import { BpNumberRegExp } from '#generated/model/bp-number.ts'
import { CallNumberRegExp } from '#generated/model/call-number.ts'
import { CarNumberRegExp } from '#generated/model/car-number.ts'
import { DayRegExp } from '#generated/model/day.ts'
import { EmailAddressRegExp } from '#generated/model/email-address.ts'
import { EmployeeNumberRegExp } from '#generated/model/employee-number.ts'
import { IbanRegExp } from '#generated/model/iban.ts'
import { InternationalZipcodeRegExp } from '#generated/model/international-zipcode.ts'
import { NewPasswordRegExp } from '#generated/model/new-password.ts'
import { NoteTextRegExp } from '#generated/model/note-text.ts'
import { PasswordRegExp } from '#generated/model/password.ts'
import { PersonNameRegExp } from '#generated/model/person-name.ts'
import { ReportAttributeRegExp } from '#generated/model/report-attribute.ts'
import { StreetRegExp } from '#generated/model/street.ts'
import { TanRegExp } from '#generated/model/tan.ts'
import { passwordRules } from './password-rules.ts'

const isEmpty = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === ''

/** A bound, or a function for a bound that changes while a page stays open, such as today. */
export type Bound<T> = T | (() => T)
export const boundOf = <T extends string | number>(bound: Bound<T>): T =>
  typeof bound === 'function' ? bound() : bound

/** A rule beside the contract, for `schema.check(…)`; empty values fulfil it. A broken rule gives its message key (R140). */
export function rule<T>(name: string, holds: (value: T) => boolean, key: Bound<string> = name) {
  return z.refine<T | null | undefined>((value) => isEmpty(value) || holds(value), {
    error: () => boundOf(key),
    params: { rule: name },
  })
}

/** A rule that empty values break, with the message key `required`. */
export function requiredRule<T>(name: string, holds: (value: T) => boolean, key: string = name) {
  return z.refine<T | null | undefined>((value) => !isEmpty(value) && holds(value), {
    error: (issue) => (isEmpty(issue.input) ? 'required' : key),
    params: { rule: name },
  })
}

/**
 * A rule between fields, for `schema.check(…)` of their object. `wrong` returns the message key for the field `at` (for the whole
 * form where `at` is empty), or undefined while the rule holds. It is checked beside other errors, as soon as the fields in `needs`
 * have values.
 */
export function ruleBetween<T extends object>(
  at: readonly string[],
  wrong: (entries: T) => string | undefined,
  needs: readonly (keyof T)[] = [],
) {
  return z.refine<T>((entries) => wrong(entries) === undefined, {
    path: [...at],
    error: ({ input }) => wrong(input as T),
    when: ({ value }) =>
      typeof value === 'object' && value !== null && needs.every((name) => !isEmpty((value as T)[name])),
  })
}

const isDigits = (text: string): boolean => /^[0-9]*$/.test(text)

/** Digits only, 4 to 13 of them, starting with 6 (R181 to R183). */
function callNumberKey(text: string): string {
  if (!isDigits(text)) return 'numeric'
  if (!text.startsWith('6')) return 'startingWith:6'
  return text.length < 4 ? 'minLengthInfo:4' : 'maxLengthInfo:13'
}

const strength = [
  [passwordRules.capitalLetter, 'atLeastOneCapitalLetter'],
  [passwordRules.smallLetter, 'atLeastOneSmallLetter'],
  [passwordRules.number, 'atLeastOneNumber'],
  [passwordRules.specialLetter, 'atLeastOneSpecialLetter'],
] as const

/** Names the missing kind of character if it is the only one (R174 to R177); the checklist shows several. */
function passwordKey(text: string): string {
  const missing = strength.filter(([isFulfilled]) => !isFulfilled(text)).map(([, key]) => key)
  if (missing.length === 0) return 'hiddenSign'
  return missing.length === 1 ? missing[0]! : 'passwordRules'
}

/** The message key for each pattern of the contract; a pattern that combines rules chooses it by the text. */
const patternKeys = new Map<string, string | ((text: string) => string)>([
  [String(AustrianZipcodeRegExp), (text) => (isDigits(text) ? 'fixedLength:4' : 'numeric')],
  [String(BpNumberRegExp), 'customerNumber'],
  [String(CallNumberRegExp), callNumberKey],
  [String(CarNumberRegExp), 'numericAndCharacter'],
  [String(DayRegExp), 'minDate:1900-01-01'],
  [String(EmailAddressRegExp), 'email'],
  [String(EmployeeNumberRegExp), 'withoutUmlauts'],
  [String(IbanRegExp), 'iban'],
  [String(InternationalZipcodeRegExp), 'zipcode'],
  [String(NewPasswordRegExp), passwordKey],
  [String(NoteTextRegExp), 'hiddenSign'],
  [String(PasswordRegExp), 'hiddenSign'],
  [String(PersonNameRegExp), 'name'],
  [String(ReportAttributeRegExp), 'attribute'],
  [String(StreetRegExp), 'hiddenSign'], // as every text of one line
  [String(TanRegExp), 'tan'],
])

/** The message key for a text that breaks a pattern of the contract; undefined for an unknown pattern. */
function patternKey(pattern: unknown, text: unknown): string | undefined {
  const key = patternKeys.get(String(pattern))
  return typeof key === 'function' ? key(String(text)) : key
}

/** The message keys for values that are too small or too big. */
const bounds: Record<string, { small: string; big: string }> = {
  number: { small: 'numberAtLeast', big: 'numberAtMost' },
  int: { small: 'numberAtLeast', big: 'numberAtMost' },
  file: { small: 'minFilesize', big: 'maxFilesize' },
  string: { small: 'minLengthInfo', big: 'maxLengthInfo' },
}

function boundKey(origin: string, end: 'small' | 'big', bound: unknown, inclusive: boolean | undefined): string {
  // A list that is too short is a missing entry (R149).
  if (origin === 'array') return end === 'small' ? 'required' : 'invalid'
  const strict = inclusive === false && bounds[origin] === bounds.number
  if (strict) return `${end === 'small' ? 'numberGreaterThan' : 'numberLessThan'}:${bound}`
  const name = bounds[origin]?.[end]
  return name === undefined ? 'invalid' : `${name}:${bound}`
}

/**
 * The message key of the specification (R141) for a broken rule of the contract, with its parameter: `required`,
 * `minLengthInfo:15`, `email`. The field translates it (field-message.ts).
 */
export function issueKey(issue: z.core.$ZodRawIssue): string {
  const { input } = issue
  if (input === null || input === undefined || input === '') return 'required'
  switch (issue.code) {
    case 'too_small':
      return boundKey(issue.origin, 'small', issue.minimum, issue.inclusive)
    case 'too_big':
      return boundKey(issue.origin, 'big', issue.maximum, issue.inclusive)
    case 'not_multiple_of':
      return issue.divisor === 0.01 ? 'currency' : 'numeric'
    case 'invalid_format':
      return issue.format === 'date' ? 'date' : (patternKey(issue.pattern, input) ?? 'invalid')
    case 'invalid_type':
      return issue.expected === 'int' ? 'numeric' : 'invalid'
    default:
      return 'invalid'
  }
}
