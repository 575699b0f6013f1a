import {
  bankListPrivateCustomersParamsSearchParamsItemMax,
  bankListPrivateCustomersParamsSearchParamsMax,
} from '#generated/model/bank-list-private-customers-params.ts'
import { searchMinimum } from '#generated/model/constants.ts'
import type { MessageDescriptor } from '@lingui/core'
import { visibleCharacter } from '../../http/outgoing.ts'
import { isDay } from '../../format/calendar-day.ts'
import { normalizeCallNumber, normalizePartialNumber } from '../../format/call-number-input.ts'

export type SortOrder = 'asc' | 'desc'

/** The state of a list in the URL; a missing value means the default. Pages are counted from 1 (A16). */
export type ListSearch<TField extends string = string> = {
  page?: number
  /** Column and direction such as lastName_desc; without it the caller sends its own default (A17). */
  sort?: `${TField}_${SortOrder}`
  /** The search text, trimmed; always a string, so that 0664 stays 0664. */
  q?: string
  /** The id of the row that was added last; the list shows its page until another one is chosen. */
  added?: string
  /**
   * Row height, rows per page and the ids of the hidden columns, such as compact-50.email.birthDate. A link carries it; without it
   * the person's own preferences apply.
   */
  layout?: string
}

/** Reads one filter from the URL; undefined when it is missing, the default, or invalid. */
export type Filter<TValue> = (values: readonly string[]) => TValue | undefined

type Filters = Record<string, Filter<unknown>>
type FilterValues<TFilters extends Filters> = { [K in keyof TFilters]?: NonNullable<ReturnType<TFilters[K]>> }
type RawSearch = Record<string, unknown>

/** The sort, search and filters of a list, and how they are parsed from the URL. */
export type ListDefinition<TSearch extends ListSearch = ListSearch> = {
  /** For `validateSearch`: keeps valid values, omits defaults and ignores everything else. */
  parse: (raw: RawSearch) => TSearch
  searchRules: SearchRules | undefined
  filterNames: readonly string[]
}

/** The largest page number in the contract. */
const maxPage = 1_000_000

/**
 * Defines the URL state of a list: sortable columns, search rules, filters. Filters named `from` and `to`
 * are a range of days: when the start is after the end, both are ignored (R215).
 */
export function defineList<
  const TField extends string = never,
  TFilters extends Filters = Record<never, never>,
>(rules: {
  sort?: readonly TField[]
  search?: SearchRules
  filters?: TFilters
}): ListDefinition<ListSearch<TField> & FilterValues<TFilters>> {
  const { sort = [], search, filters = {} } = rules
  const orders = new Set(sort.flatMap((field) => [`${field}_asc`, `${field}_desc`]))
  const parse = (raw: RawSearch) => {
    const [page, order, q, added, layout] = ['page', 'sort', 'q', 'added', 'layout'].map(
      (name) => valuesOf(raw, name)[0],
    )
    const text = search === undefined ? '' : (q ?? '').trim()
    const found: RawSearch = {
      page:
        page !== undefined && /^[1-9][0-9]{0,6}$/.test(page) && page !== '1' && Number(page) <= maxPage
          ? Number(page)
          : undefined,
      sort: order !== undefined && orders.has(order) ? order : undefined,
      added: added === '' ? undefined : added,
      layout: /^(compact|normal)(-([1-9]\d?|100))?(\.[\w-]+)*$/.test(layout ?? '') ? layout : undefined,
      q: text !== '' && searchProblem(text, search) === undefined ? text : undefined,
    }
    for (const [name, read] of Object.entries<Filter<unknown>>(filters)) found[name] = read(valuesOf(raw, name))
    if (typeof found.from === 'string' && typeof found.to === 'string' && found.from > found.to) {
      found.from = found.to = undefined
    }
    return withoutUndefined(found) as ListSearch<TField> & FilterValues<TFilters>
  }
  return { parse, searchRules: search, filterNames: Object.keys(filters) }
}

/** Filter by any of these values, as repeated parameters (A19); in their own order, without duplicates. */
export function anyOf<const TValue extends string>(values: readonly TValue[]): Filter<TValue[]> {
  return (raw) => {
    const chosen = values.filter((value) => raw.includes(value))
    return chosen.length === 0 ? undefined : chosen
  }
}

/** Filter by one of these values; the default is omitted from the URL. */
export function oneOf<const TValue extends string>(
  values: readonly TValue[],
  defaultValue?: NoInfer<TValue>,
): Filter<TValue> {
  return ([first]) => values.find((value) => value === first && value !== defaultValue)
}

/** Filter by a calendar day such as 2026-12-01. */
export const day: Filter<string> = ([first]) => (first !== undefined && isDay(first) ? first : undefined)

function valuesOf(raw: RawSearch, name: string): string[] {
  const values = Object.hasOwn(raw, name) ? [raw[name]].flat() : []
  return values.filter((value) => typeof value === 'string' || typeof value === 'number').map(String)
}

export function withoutUndefined<TObject extends object>(object: TObject): TObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as TObject
}

/** Validation rules of a search text; the defaults come from the specification (R216, R217). */
export type SearchRules = {
  /** Minimum length of the trimmed text (A115); 3 by default. */
  minimum?: number
  /** Maximum number of words; 5 by default. */
  terms?: number
  /** Maximum length; 100 by default, the longest term in the contract. */
  maximum?: number
  /** Only digits, such as a call number. */
  digitsOnly?: boolean
  /** The error for a typed day, in lists that cannot be searched by one. */
  dateNotSearchable?: MessageDescriptor
  /** Normalises the typed text before it is validated and searched. */
  normalize?: (typed: string) => string
}

/** The search of the transactions: one number of 3 to 13 digits (R212, R213, R214, A116), however people write it. */
export const numberSearch = {
  terms: 1,
  maximum: 13,
  digitsOnly: true,
  normalize: normalizePartialNumber,
} as const satisfies SearchRules

/** Why a search text is invalid. */
export type SearchProblem = 'short' | 'terms' | 'long' | 'digits' | 'day'

const asTyped = (typed: string) => typed

const defaults = {
  minimum: searchMinimum,
  terms: bankListPrivateCustomersParamsSearchParamsMax,
  maximum: bankListPrivateCustomersParamsSearchParamsItemMax,
  digitsOnly: false,
  normalize: asTyped,
} satisfies SearchRules

/** The rules with defaults filled in. */
export const withDefaultRules = (rules: SearchRules = {}) => ({ ...defaults, ...rules })

/** Replaces control characters and lone surrogates with spaces and trims; empty when nothing visible is left. */
export function visibleText(text: string): string {
  const trimmed = text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim()
  return visibleCharacter.test(trimmed) ? trimmed : ''
}

/** The words of a text in their order, as typed. */
export const splitWords = (text: string): string[] =>
  visibleText(text)
    .split(/\s+/u)
    .filter((word) => visibleCharacter.test(word))

/** A day in words of numbers: 12.03.1985, 12. 3. 85, 12/03/1985, 12-03-1985 or 1985-03-12; 5/2/12 is a door. */
const dayInText =
  /(?<!\S)(?:\d{1,2}\.\s*\d{1,2}\.\s*(?:\d{4}|\d{2})|\d{1,2}([/-])\d{1,2}\1(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d)(?!\S)/u

/** A day or its beginning, such as 06.03.26 or 06.03. */
const dayOrPart = /^\d{1,2}([./-])\d{1,2}(?:\1\d{0,4})?\.?$/

const partOfNumber = /^[+\d\p{Cf}\p{Pd}/().]+$/u

/** How many words from `start` on form one mobile number; 0 when none starts there. */
function countNumberWords(words: readonly string[], start: number): number {
  const numberOf = (length: number) => normalizeCallNumber(words.slice(start, start + length).join(''))
  const isPart = (word: string | undefined) => word !== undefined && partOfNumber.test(word) && !dayOrPart.test(word)
  let length = 0
  // Ten digits are a complete number; more would belong to another number or an address.
  while (isPart(words[start + length]) && numberOf(length).length < 10 && numberOf(length + 1).length <= 13) length += 1
  const number = numberOf(length)
  // Without +43 or 0 a short number could be a postal code or a house number.
  const isWithPrefix = /^[^\d+]*(?:\+|0)/u.test(words[start] ?? '')
  const isShort = number.length < (isWithPrefix ? 3 : 9)
  const isSplit = length > 1 && !isWithPrefix && !/^\W*6\d\d\W*$/u.test(words[start]!)
  return /^6[0-9]+$/.test(number) && !isShort && !isSplit ? length : 0
}

/**
 * The terms of a search without duplicates, sent as repeated parameters. A mobile number is one term in the format of the
 * contract, whatever separates its digits.
 */
export function searchTerms(text: string | undefined): string[] {
  const words = splitWords(text ?? '')
  const terms: string[] = []
  for (let at = 0; at < words.length;) {
    const length = countNumberWords(words, at)
    terms.push(length === 0 ? words[at]! : normalizeCallNumber(words.slice(at, at + length).join('')))
    at += Math.max(length, 1)
  }
  return [...new Set(terms)]
}

/** Why a search text is invalid, or undefined. An empty text is valid: it ends the search. */
export function searchProblem(text: string, rules?: SearchRules): SearchProblem | undefined {
  const { minimum, terms, maximum, digitsOnly, dateNotSearchable, normalize } = withDefaultRules(rules)
  const typed = visibleText(text)
  if (typed === '') return undefined
  const whole = normalize(typed)
  if (whole === '') return 'short'
  if (searchTerms(whole).length > terms) return 'terms'
  if (digitsOnly && !/^[0-9]+$/.test(whole)) return 'digits'
  if (dateNotSearchable !== undefined && dayInText.test(whole)) return 'day'
  const length = [...whole].length
  if (length > maximum) return 'long'
  return length < minimum ? 'short' : undefined
}
