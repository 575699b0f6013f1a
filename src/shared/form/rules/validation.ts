/**
 * How entries are validated: rules beside the contract, the message key of a broken rule, the sentence of a key, and the resolver of all
 * forms.
 */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { set, type FieldValues, type Resolver } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
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
import { passwordResetRequestRules } from '#generated/model/password-reset-request-rules.ts'
import { PersonNameRegExp } from '#generated/model/person-name.ts'
import { ReportAttributeRegExp } from '#generated/model/report-attribute.ts'
import { StreetRegExp } from '#generated/model/street.ts'
import { TanRegExp } from '#generated/model/tan.ts'
import { formatSizeLimit } from '../../format/file-text.ts'
import { loadPart } from '../../http/load-part.ts'
import { toOutgoing } from '../../http/outgoing.ts'
import { formatDate } from '../../format/day.ts'

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
export function ruleBetween<T>(
  at: readonly string[],
  wrong: (entries: T) => string | undefined,
  needs: readonly (keyof T)[] = [],
) {
  return z.refine<T>((entries) => wrong(entries) === undefined, {
    path: [...at],
    error: ({ input }) => wrong(input as T),
    when: ({ value }) => !isEmpty(value) && needs.every((name) => !isEmpty((value as T)[name])),
  })
}

const { PASSWORDS_DIFFER } = passwordResetRequestRules

/** The repetition of a new password equals it (R189). */
export const samePasswords = () =>
  ruleBetween<{ newPassword: string; newPasswordConfirm: string }>(
    [PASSWORDS_DIFFER.field],
    (entries) => (PASSWORDS_DIFFER.holds(entries) ? undefined : 'passwordsDiffer'),
    PASSWORDS_DIFFER.needs,
  )

/** Counts characters like the contract: an emoji is one. */
const lengthOf = (password: string): number => [...password].length

/** The rules of a new password one by one, for the live checklist; together they are the contract's NewPassword. */
export const passwordRules = {
  length: (password: string) => lengthOf(password) >= 15 && lengthOf(password) <= 255,
  capitalLetter: (password: string) => /[A-Z]/.test(password),
  smallLetter: (password: string) => /[a-z]/.test(password),
  number: (password: string) => /[0-9]/.test(password),
  specialLetter: (password: string) => /\W/.test(password),
}
export type PasswordRule = keyof typeof passwordRules

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
 * `minLengthInfo:15`, `email`. `fieldMessage` translates it.
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

type Sentence = (label: string, parameter: string) => MessageDescriptor

/** Formats a bound: 1.234,5. */
const german = (number: string): string => Number(number).toLocaleString('de-DE')

/** Also for a file that the server refuses (R883). */
export const fileTooLarge = (bytes: string | number) =>
  msg`The file is too large. The maximum is ${formatSizeLimit(Number(bytes))}.`

/** The sentences of the message keys (R141); `parameter` is the value after the colon of a key. */
const sentences: Record<string, Sentence> = {
  required: (label) => msg`${label}: please fill in.`,
  email: () => msg`Please enter a valid e-mail address.`,
  minLengthInfo: (_label, min) => msg`Please enter at least ${min} characters.`,
  maxLengthInfo: (_label, max) => msg`Please enter at most ${max} characters.`,
  fixedLength: (_label, length) => msg`Please enter exactly ${length} digits.`,
  startingWith: (_label, start) => msg`The phone number must start with ${start}.`,
  numeric: () => msg`Please enter digits only, without spaces.`,
  numericAndCharacter: () => msg`Please enter letters and digits only, without spaces.`,
  maxFilesize: (_label, max) => fileTooLarge(max),
  minFilesize: () => msg`This file is empty. Please choose another one.`,
  minDate: (_label, date) => msg`Please enter a date on or after ${formatDate(date)}.`,
  maxDate: (_label, date) => msg`Please enter a date on or before ${formatDate(date)}.`,
  numberGreaterThan: (_label, bound) => msg`Please enter a value greater than ${german(bound)}.`,
  numberLessThan: (_label, bound) => msg`Please enter a value less than ${german(bound)}.`,
  currency: () => msg`Please enter an amount such as 12,50, with at most two decimal places.`,
  atLeastOneCapitalLetter: () => msg`Please use at least one capital letter.`,
  atLeastOneSmallLetter: () => msg`Please use at least one small letter.`,
  atLeastOneNumber: () => msg`Please use at least one number.`,
  atLeastOneSpecialLetter: () => msg`Please use at least one special character.`,
  firstDayOfMonth: () => msg`Please choose the first day of a month.`,
  lastDayOfMonth: () => msg`Please choose the last day of a month.`,
  // Keys of our own, which the specification does not name.
  attribute: () => msg`Please use only letters, digits, spaces and the characters - _ . /`,
  chooseValue: () => msg`Please choose which value is to be saved.`,
  csvFile: () => msg`Please choose a CSV file.`,
  customerNumber: () => msg`A customer number consists of digits only and starts with 11 or 12.`,
  date: () => msg`Please enter a date such as 03.04.2026.`,
  fileKind: (_label, kinds) => msg`This file type is not accepted. You can choose: ${kinds}.`,
  fileName: (_label, max) => msg`The file name may have at most ${max} characters.`,
  hiddenSign: () => msg`This text contains an invisible character. Please type it in yourself.`,
  iban: () => msg`This IBAN is not correct. Please check it.`,
  minAge: (_label, years) => msg`The minimum age is ${years} years.`,
  name: () => msg`Please start with a letter and use only letters, spaces, hyphens, apostrophes and dots.`,
  numberAtLeast: (_label, bound) => msg`Please enter a value of at least ${german(bound)}.`,
  numberAtMost: (_label, bound) => msg`Please enter a value of at most ${german(bound)}.`,
  oneFile: () => msg`Please choose only one file.`,
  tan: () => msg`The code has exactly six digits.`,
  passwordRules: () => msg`The password does not meet all the rules yet.`,
  passwordsDiffer: () => msg`The two new passwords are not the same.`,
  withoutUmlauts: () => msg`Please enter only digits and letters without umlauts, no spaces.`,
  zipcode: () => msg`Please use only letters, digits, spaces and hyphens.`,
  invalid: () => msg`Please check this entry.`,
}

/** Sentences of one form, which replace or extend those above. */
export type FieldMessages = Readonly<Record<string, MessageDescriptor>>

/** The error text of a field for a message key; the required message starts with the label (R148). */
export function fieldMessage(i18n: I18n, label: string, key: string, own: FieldMessages = {}): string {
  const end = key.indexOf(':')
  const name = end === -1 ? key : key.slice(0, end)
  const sentence = Object.hasOwn(sentences, name) ? sentences[name]! : sentences.invalid!
  return i18n._(Object.hasOwn(own, name) ? own[name]! : sentence(label, end === -1 ? '' : key.slice(end + 1)))
}

/** Loads the schema of what a form sends; called on the first submit, so that no page waits for it. */
export type LoadSchema<TSent = FieldValues> = () => Promise<z.ZodMiniType<TSent>>

/**
 * Validates the values as they would be sent: trimmed, with null for what is empty; an ApiError when the schema cannot be loaded. No
 * values are valid before the fields that `undecided` names have a decision.
 */
export function contractResolver<TSent>(
  load: LoadSchema<TSent>,
  undecided: (values: FieldValues) => readonly string[] = () => [],
): Resolver<FieldValues, unknown, TSent> {
  return async (values, context, options) => {
    const schema = await loadPart(load, { toWrite: true })
    const resolve = zodResolver(schema as z.ZodMiniType<TSent, FieldValues>, { error: issueKey })
    const sent = toOutgoing(values) as FieldValues
    const outcome = await resolve(sent, context, options)
    if (import.meta.env.DEV && Object.keys(outcome.errors).length === 0) {
      const { wrongAsterisks } = await import('./required-check.ts')
      // Tests fail on console errors, so that every test that sends a form checks its asterisks.
      for (const wrong of wrongAsterisks(schema, sent, options.fields)) console.error(`The form's field ${wrong}`)
    }
    const open = undecided(values)
    if (open.length === 0) return outcome
    const errors = { ...outcome.errors }
    for (const name of open) set(errors, name, { type: 'undecided', message: 'chooseValue' })
    return { values: {}, errors }
  }
}
