// Changes of a list's URL state. A file of its own, since list-search.ts is part of the first download (docs/decisions/005).
import { withoutUndefined, type ListDefinition, type ListSearch, type SortOrder } from './list-search.ts'

/** Splits a sort into field and order; undefined without one, so that the caller sends its default (A17). */
export function splitSort<TField extends string>(sort: `${TField}_${SortOrder}` | undefined) {
  if (sort === undefined) return undefined
  const separator = sort.lastIndexOf('_')
  return { field: sort.slice(0, separator) as TField, order: sort.slice(separator + 1) as SortOrder }
}

/** Changes sort, search or filter and returns to page 1; keeps everything else in the URL. */
export const updateListSearch = <TSearch extends ListSearch>(search: TSearch, change: Partial<TSearch>): TSearch =>
  withoutUndefined({ ...search, page: undefined, added: undefined, ...change })

/** Changes only the page. */
export const goToPage = <TSearch extends ListSearch>(search: TSearch, page: number): TSearch =>
  withoutUndefined({ ...search, page: page > 1 ? page : undefined, added: undefined })

/** Whether search or filters hide rows. */
export const isFiltered = <TSearch extends ListSearch>(rules: ListDefinition<TSearch>, search: TSearch): boolean =>
  ['q', ...rules.filterNames].some((name) => (search as Record<string, unknown>)[name] !== undefined)

/** Removes search, filters and page; keeps the sort. */
export function clearFilters<TSearch extends ListSearch>(rules: ListDefinition<TSearch>, search: TSearch): TSearch {
  const removed = ['q', 'page', 'added', ...rules.filterNames]
  return Object.fromEntries(Object.entries(search).filter(([name]) => !removed.includes(name))) as TSearch
}

/** Clears the filters and opens the page of the added row; without an id nothing changes. */
export const revealAddedRow = <TSearch extends ListSearch>(
  rules: ListDefinition<TSearch>,
  search: TSearch,
  id?: string,
): TSearch => (id === undefined ? search : { ...clearFilters(rules, search), added: id })

/** Options for `navigate`: scrolls to the top for another page of a list, not for other changes such as opening a modal. */
export const scrollOptions = (before: Pick<ListSearch, 'page'>, next: Pick<ListSearch, 'page'>) => ({
  resetScroll: before.page !== next.page,
})

/** Maximum number of page buttons (R341). */
const maxPageButtons = 4

/** The number of rows to skip for a page, which is counted from 1 (A16). */
export const rowOffset = (page: number, pageSize: number): number => (page - 1) * pageSize

/** The page that contains the row at this index. */
export const pageOfRow = (index: number, pageSize: number): number => Math.floor(index / pageSize) + 1

/** The number of pages; no rows are one empty page. */
export const countPages = (rows: number, pageSize: number): number => Math.max(1, Math.ceil(rows / pageSize))

/** The page if it exists, else the last one. */
export const clampPage = (page: number, pageCount: number): number => Math.min(page, pageCount)

/** The page numbers with a button: at most four in a row, the current one among them (R341). */
export function pageButtons(page: number, pageCount: number): number[] {
  const count = Math.min(maxPageButtons, pageCount)
  const first = Math.max(1, Math.min(page - 1, pageCount - count + 1))
  return Array.from({ length: count }, (_none, index) => first + index)
}
