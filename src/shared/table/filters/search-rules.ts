import type { MessageDescriptor } from '@lingui/core'
import { visibleCharacter } from '../../http/outgoing.ts'
import { readCallNumber, readPartOfNumber } from '../../format/phone.ts'

/** What a search box accepts; the defaults are those of the specification (R216, R217). */
export type SearchRules = {
  /** Characters of the trimmed whole that a search needs (A115); 3 unless told. */
  minimum?: number
  /** Words that a search may have; 5 unless told. */
  terms?: number
  /** Characters that a search may have; 100 unless told, the longest term of the contract. */
  maximum?: number
  /** Digits and nothing else, such as a call number. */
  digitsOnly?: boolean
  /** What a person reads who types a day, where nothing is found by one. */
  refusesDays?: MessageDescriptor
  /** What is searched for and judged of what was typed. */
  read?: (typed: string) => string
}

/** The search of the transactions: one number of 3 to 13 digits (R212, R213, R214, A116), however people write it. */
export const numberSearch = {
  terms: 1,
  maximum: 13,
  digitsOnly: true,
  read: readPartOfNumber,
} as const satisfies SearchRules

/** Why a text is not searched for. */
export type SearchProblem = 'short' | 'terms' | 'long' | 'digits' | 'day'

const asTyped = (typed: string) => typed

const defaults = {
  minimum: 3,
  terms: 5,
  maximum: 100,
  digitsOnly: false,
  read: asTyped,
} satisfies SearchRules

/** The rules with the defaults filled in. */
export const completeRules = (rules: SearchRules = {}) => ({ ...defaults, ...rules })

/** The text without control characters and halves of signs, which separate words like a blank; empty when nothing in it can be seen. */
export function visibleText(text: string): string {
  const trimmed = text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim()
  return visibleCharacter.test(trimmed) ? trimmed : ''
}

/** The words of a text in their order, as they were typed. */
export const wordsOf = (text: string): string[] =>
  visibleText(text)
    .split(/\s+/u)
    .filter((word) => visibleCharacter.test(word))

/** A day in words of numbers: 12.03.1985, 12. 3. 85, 12/03/1985, 12-03-1985 or 1985-03-12; 5/2/12 is a door. */
const dayInText =
  /(?<!\S)(?:\d{1,2}\.\s*\d{1,2}\.\s*(?:\d{4}|\d{2})|\d{1,2}([/-])\d{1,2}\1(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d)(?!\S)/u

/** A day or its beginning, such as 06.03.26 or 06.03. */
const dayOrPart = /^\d{1,2}([./-])\d{1,2}(?:\1\d{0,4})?\.?$/

const partOfNumber = /^[+\d\p{Cf}\p{Pd}/().]+$/u

/** How many words from this one on are one mobile number; 0 when none begins here. */
function lengthOfNumber(words: readonly string[], start: number): number {
  const numberOf = (length: number) => readCallNumber(words.slice(start, start + length).join(''))
  const isPart = (word: string | undefined) => word !== undefined && partOfNumber.test(word) && !dayOrPart.test(word)
  let length = 0
  // Ten digits are a whole number; what is behind them would be another one, or an address.
  while (isPart(words[start + length]) && numberOf(length).length < 10 && numberOf(length + 1).length <= 13) length += 1
  const number = numberOf(length)
  // Without +43 or 0 it could be a postal code, a house or a door, until it is long enough.
  const isWithPrefix = /^[^\d+]*(?:\+|0)/u.test(words[start] ?? '')
  const isShort = number.length < (isWithPrefix ? 3 : 9)
  const isSplit = length > 1 && !isWithPrefix && !/^\W*6\d\d\W*$/u.test(words[start]!)
  return /^6[0-9]+$/.test(number) && !isShort && !isSplit ? length : 0
}

/**
 * The terms of a search in their order, each once; they travel as repeated parameters. A mobile number is one term and written
 * as in the contract, whatever separates its digits.
 */
export function searchTerms(text: string | undefined): string[] {
  const words = wordsOf(text ?? '')
  const terms: string[] = []
  for (let at = 0; at < words.length;) {
    const length = lengthOfNumber(words, at)
    terms.push(length === 0 ? words[at]! : readCallNumber(words.slice(at, at + length).join('')))
    at += Math.max(length, 1)
  }
  return [...new Set(terms)]
}

/** Why this text is not searched for; undefined when it is. An empty text is fine: it ends the search. */
export function searchProblem(text: string, rules?: SearchRules): SearchProblem | undefined {
  const { minimum, terms, maximum, digitsOnly, refusesDays, read } = completeRules(rules)
  const typed = visibleText(text)
  if (typed === '') return undefined
  const whole = read(typed)
  if (whole === '') return 'short'
  if (searchTerms(whole).length > terms) return 'terms'
  if (digitsOnly && !/^[0-9]+$/.test(whole)) return 'digits'
  if (refusesDays !== undefined && dayInText.test(whole)) return 'day'
  const length = [...whole].length
  if (length > maximum) return 'long'
  return length < minimum ? 'short' : undefined
}
