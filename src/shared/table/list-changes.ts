// What a list does with its state; apart from what reads it, which is part of the first file (docs/decisions/005).
import { withoutUndefined, type List, type ListSearch, type SortOrder } from './list-search.ts'

/** Column and direction of a sort; undefined for none, so that the caller sends its default (A17). */
export function splitSort<TField extends string>(sort: `${TField}_${SortOrder}` | undefined) {
  if (sort === undefined) return undefined
  const cut = sort.lastIndexOf('_')
  return { field: sort.slice(0, cut) as TField, order: sort.slice(cut + 1) as SortOrder }
}

/** A change of sort, search or filter returns to page 1; everything else in the URL stays. */
export const changeList = <TSearch extends ListSearch>(search: TSearch, change: Partial<TSearch>): TSearch =>
  withoutUndefined({ ...search, page: undefined, added: undefined, ...change })

/** Turns to a page and changes nothing else. */
export const turnToPage = <TSearch extends ListSearch>(search: TSearch, page: number): TSearch =>
  withoutUndefined({ ...search, page: page > 1 ? page : undefined, added: undefined })

/** Whether search or filters hide rows. */
export const isNarrowed = <TSearch extends ListSearch>(rules: List<TSearch>, search: TSearch): boolean =>
  ['q', ...rules.filterNames].some((name) => (search as Record<string, unknown>)[name] !== undefined)

/** Without search and filters, on page 1; the sort stays. */
export function showAll<TSearch extends ListSearch>(rules: List<TSearch>, search: TSearch): TSearch {
  const narrowing = ['q', 'page', 'added', ...rules.filterNames]
  return Object.fromEntries(Object.entries(search).filter(([name]) => !narrowing.includes(name))) as TSearch
}

/** The list as it shows what was added to it: nothing hides it, and its page is open. Without an id as it was. */
export const showAdded = <TSearch extends ListSearch>(rules: List<TSearch>, search: TSearch, id?: string): TSearch =>
  id === undefined ? search : { ...showAll(rules, search), added: id }

/** For `navigate`: a new page of a list begins at its top; whatever else changes, such as an open modal, stays in sight. */
export const scrollFor = (before: Pick<ListSearch, 'page'>, next: Pick<ListSearch, 'page'>) => ({
  resetScroll: before.page !== next.page,
})
