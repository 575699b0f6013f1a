import { searchProblem, type SearchRules } from './filters/search-rules.ts'

export type SortOrder = 'asc' | 'desc'

/** The state of a list as it stands in the URL; what is not there is the default. Pages are counted from 1 (A16). */
export type ListSearch<TField extends string = string> = {
  page?: number
  /** Column and direction such as lastName_desc; not there, the caller sends its own default (A17). */
  sort?: `${TField}_${SortOrder}`
  /** What is searched for, as typed and trimmed; always text, so that 0664 stays 0664. */
  q?: string
  /** The id of the row that was added last: its page is shown, wherever it stands, until the person turns to another. */
  added?: string
}

/** Reads one filter from the URL; undefined when it is not set, is the default, or makes no sense. */
export type Filter<TValue> = (given: readonly string[]) => TValue | undefined

type Filters = Record<string, Filter<unknown>>
type FilterValues<TFilters extends Filters> = { [K in keyof TFilters]?: NonNullable<ReturnType<TFilters[K]>> }
type Given = Record<string, unknown>

/** What a list lets a person choose, and how it is read from the URL. */
export type List<TSearch extends ListSearch = ListSearch> = {
  /** For `validateSearch`: keeps what makes sense, leaves defaults out and ignores everything else. */
  parse: (given: Given) => TSearch
  searchRules: SearchRules | undefined
  filterNames: readonly string[]
}

/** The largest page that the contract knows. */
const lastPage = 1_000_000

/**
 * Describes the state of a list: the columns that may be sorted, the search, the filters. Filters named `from` and `to`
 * are a range of days: when the start is after the end, both are ignored (R215).
 */
export function list<const TField extends string = never, TFilters extends Filters = Record<never, never>>(rules: {
  sort?: readonly TField[]
  search?: SearchRules
  filters?: TFilters
}): List<ListSearch<TField> & FilterValues<TFilters>> {
  const { sort = [], search, filters = {} } = rules
  const orders = new Set(sort.flatMap((field) => [`${field}_asc`, `${field}_desc`]))
  const parse = (given: Given) => {
    const [page, order, q, added] = ['page', 'sort', 'q', 'added'].map((name) => valuesOf(given, name)[0])
    const text = search === undefined ? '' : (q ?? '').trim()
    const found: Given = {
      page:
        page !== undefined && /^[1-9][0-9]{0,6}$/.test(page) && page !== '1' && Number(page) <= lastPage
          ? Number(page)
          : undefined,
      sort: order !== undefined && orders.has(order) ? order : undefined,
      added: added === '' ? undefined : added,
      q: text !== '' && searchProblem(text, search) === undefined ? text : undefined,
    }
    for (const [name, read] of Object.entries<Filter<unknown>>(filters)) found[name] = read(valuesOf(given, name))
    if (typeof found.from === 'string' && typeof found.to === 'string' && found.from > found.to) {
      found.from = found.to = undefined
    }
    return withoutUndefined(found) as ListSearch<TField> & FilterValues<TFilters>
  }
  return { parse, searchRules: search, filterNames: Object.keys(filters) }
}

/** Any of these values, as repeated names (A19); in their own order and each once. */
export function anyOf<const TValue extends string>(values: readonly TValue[]): Filter<TValue[]> {
  return (given) => {
    const chosen = values.filter((value) => given.includes(value))
    return chosen.length === 0 ? undefined : chosen
  }
}

/** One of these values; the default is not written into the URL. */
export function oneOf<const TValue extends string>(
  values: readonly TValue[],
  standard?: NoInfer<TValue>,
): Filter<TValue> {
  return ([first]) => values.find((value) => value === first && value !== standard)
}

/** A calendar day such as 2026-12-01. */
export const day: Filter<string> = ([first]) => (first !== undefined && isDay(first) ? first : undefined)

function isDay(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false
  const time = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}

function valuesOf(given: Given, name: string): string[] {
  const values = Object.hasOwn(given, name) ? [given[name]].flat() : []
  return values.filter((value) => typeof value === 'string' || typeof value === 'number').map(String)
}

export function withoutUndefined<TObject extends object>(object: TObject): TObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as TObject
}
