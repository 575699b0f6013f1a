import { EmailAddressRegExp } from '#generated/model/email-address.ts'
import { passwordRules } from './password-rules.ts'
import { rule, ruleForAll } from './rule.ts'

/** Characters as the contract counts them: a sign such as an emoji is one. */
const lengthOf = (text: string): number => [...text].length

/** A text must be entered (R147). */
export const required = () => ruleForAll<string>('required', () => true)

/** Something must be chosen from a list (R149). */
export const requiredList = () => ruleForAll<readonly unknown[]>('required', (list) => list.length > 0)

/** An address, with letters and digits of any language in its domain; nothing is allowed (R150 to R152). */
export const email = () => rule<string>('email', (text) => EmailAddressRegExp.test(text))

/** At least `min` characters; nothing at all is a missing entry (R153, R154). */
export const minLength = (min: number) =>
  ruleForAll<string>('minLength', (text) => lengthOf(text) >= min, `minLengthInfo:${min}`)

/** At most `max` characters; null is allowed (R155, R156). */
export const maxLength = (max: number) =>
  rule<string>('maxLength', (text) => lengthOf(text) <= max, `maxLengthInfo:${max}`)

/** Exactly `length` characters (R157). */
export const exactLength = (length: number) =>
  rule<string>('fixedLength', (text) => lengthOf(text) === length, `fixedLength:${length}`)

/** Begins with a prefix (R158). */
export const startsWith = (prefix: string) =>
  rule<string>('startingWith', (text) => text.startsWith(prefix), `startingWith:${prefix}`)

/** Digits only; nothing is allowed (R159). */
export const numeric = () => rule<string>('numeric', (text) => /^[0-9]*$/.test(text))

/** Letters and digits only; nothing is allowed (R160); reported under the name of the digits (R161). */
export const alphanumeric = () =>
  rule<string>('numeric', (text) => /^[\p{L}\p{M}0-9]*$/u.test(text), 'numericAndCharacter')

/** The kinds of characters of a new password, each under its own key (R174 to R177). */
export const passwordStrength = () =>
  [
    rule<string>('atLeastOneCapitalLetter', passwordRules.capitalLetter),
    rule<string>('atLeastOneSmallLetter', passwordRules.smallLetter),
    rule<string>('atLeastOneNumber', passwordRules.number),
    rule<string>('atLeastOneSpecialLetter', passwordRules.specialLetter),
  ] as const
