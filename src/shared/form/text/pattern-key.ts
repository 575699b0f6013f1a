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
import { passwordRules } from '../rules/password-rules.ts'

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

/** The one kind of character that is missing (R174 to R177); several are what the checklist is for. */
function passwordKey(text: string): string {
  const missing = strength.filter(([keeps]) => !keeps(text)).map(([, key]) => key)
  if (missing.length === 0) return 'hiddenSign'
  return missing.length === 1 ? missing[0]! : 'passwordRules'
}

/** What a broken pattern of the contract means to a person; a pattern of several rules looks at what was entered. */
const keys = new Map<string, string | ((text: string) => string)>([
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

/** The message key for a text that breaks a pattern of the contract; undefined for a pattern without its own words. */
export function patternKey(pattern: unknown, text: unknown): string | undefined {
  const key = keys.get(String(pattern))
  return typeof key === 'function' ? key(String(text)) : key
}
