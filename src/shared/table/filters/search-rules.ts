import { readPartOfNumber } from '../../format/phone.ts'

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
export type SearchProblem = 'short' | 'terms' | 'long' | 'digits'

const asTyped = (typed: string) => typed

const defaults = {
  minimum: 3,
  terms: 5,
  maximum: 100,
  digitsOnly: false,
  read: asTyped,
} satisfies Required<SearchRules>

/** The rules with the defaults filled in. */
export const completeRules = (rules: SearchRules = {}): Required<SearchRules> => ({ ...defaults, ...rules })

/** What nobody sees (a control character, half of a sign) separates words like a blank; the contract refuses it in a term. */
const visible = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim()

/** The words of a search in their order, each once; they travel as repeated parameters. */
export const searchTerms = (text: string | undefined): string[] => [
  ...new Set(
    visible(text ?? '')
      .split(/\s+/u)
      .filter((term) => term !== ''),
  ),
]

/** Why this text is not searched for; undefined when it is. An empty text is fine: it ends the search. */
export function searchProblem(text: string, rules?: SearchRules): SearchProblem | undefined {
  const { minimum, terms, maximum, digitsOnly, read } = completeRules(rules)
  const typed = visible(text)
  if (typed === '') return undefined
  const whole = read(typed)
  if (whole === '') return 'short'
  const words = whole.split(/\s+/u)
  if (words.length > terms) return 'terms'
  if (digitsOnly && !words.every((word) => /^[0-9]+$/.test(word))) return 'digits'
  const length = [...whole].length
  if (length > maximum) return 'long'
  return length < minimum ? 'short' : undefined
}
