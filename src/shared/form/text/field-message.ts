import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatSizeLimit } from '../../format/file-text.ts'
import { formatDayInput } from '../days/day-input.ts'

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
  startingWith: (label, start) => msg`${label} must start with ${start}.`,
  numeric: () => msg`Please enter digits only, without spaces.`,
  numericAndCharacter: () => msg`Please enter letters and digits only, without spaces.`,
  maxFilesize: (_label, max) => fileTooLarge(max),
  minFilesize: () => msg`This file is empty. Please choose another one.`,
  minDate: (_label, date) => msg`Please enter a date on or after ${formatDayInput(date)}.`,
  maxDate: (_label, date) => msg`Please enter a date on or before ${formatDayInput(date)}.`,
  numberGreaterThan: (label, bound) => msg`${label} must be greater than ${german(bound)}.`,
  numberLessThan: (label, bound) => msg`${label} must be less than ${german(bound)}.`,
  currency: () => msg`Please enter an amount such as 12,50, with at most two decimal places.`,
  atLeastOneCapitalLetter: () => msg`Please use at least one capital letter.`,
  atLeastOneSmallLetter: () => msg`Please use at least one small letter.`,
  atLeastOneNumber: () => msg`Please use at least one number.`,
  atLeastOneSpecialLetter: () => msg`Please use at least one special character.`,
  firstDayOfMonth: () => msg`Please choose the first day of a month.`,
  lastDayOfMonth: () => msg`Please choose the last day of a month.`,
  // Keys of our own, which the specification does not name.
  attribute: () => msg`Please use only letters, digits, spaces and the characters - _ . /`,
  csvFile: () => msg`Please choose a CSV file.`,
  customerNumber: () => msg`A customer number consists of digits only and starts with 11 or 12.`,
  date: () => msg`Please enter a date such as 03.04.2026.`,
  fileKind: (_label, kinds) => msg`This file type is not accepted. You can choose: ${kinds}.`,
  fileName: (_label, max) => msg`The file name may have at most ${max} characters.`,
  hiddenSign: () => msg`This text contains an invisible character. Please type it in yourself.`,
  iban: () => msg`This IBAN is not correct. Please check it.`,
  minAge: (_label, years) => msg`The minimum age is ${years} years.`,
  name: () => msg`Please start with a letter and use only letters, spaces, hyphens, apostrophes and dots.`,
  numberAtLeast: (label, bound) => msg`${label} must be at least ${german(bound)}.`,
  numberAtMost: (label, bound) => msg`${label} must be at most ${german(bound)}.`,
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
