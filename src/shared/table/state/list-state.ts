// What a list does with its state: pages, query, layout. list-search.ts, part of the first download, only parses it (docs/decisions/005).
import { useQuery, type QueryKey } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { pollWhilePending } from '../../query/poll-while-pending.ts'
import type { Query } from '../../query/port.ts'
import { areaOfPath, readUser } from '../../session/session.ts'
import { deviceStorage } from '../../state/browser-storage.ts'
import { listKeyPrefix } from '../../state/storage-keys.ts'
import { createListeners } from '../../state/store.ts'
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

const never = () => false

/** The query key without its parameters, which identifies the list and its owner. */
const resourceKey = (key: QueryKey): string => JSON.stringify(key.filter((part) => typeof part !== 'object'))

/**
 * The query of a list. While the next page loads, the previous rows stay as placeholder, but never those of another customer or
 * list. Polls while `hasWorkInProgress` is true of the data.
 */
export function useListQuery<TData>(query: Query<TData>, hasWorkInProgress: (data: TData) => boolean = never) {
  return useQuery({
    ...pollWhilePending(query, hasWorkInProgress),
    placeholderData: (previousData, previousQuery) =>
      previousQuery !== undefined && resourceKey(previousQuery.queryKey) === resourceKey(query.queryKey)
        ? previousData
        : undefined,
  })
}

/** The query of a list with rows in progress; polling is not shown as loading. */
export function usePolledList<TData, TRow>(
  query: Query<TData>,
  rows: (data: TData) => readonly TRow[],
  isInProgress: ((row: TRow) => boolean) | undefined,
) {
  const hasWorkInProgress = (data: TData) => isInProgress !== undefined && rows(data).some(isInProgress)
  const result = useListQuery(query, hasWorkInProgress)
  const { data, isFetching, isPlaceholderData } = result
  const isPolling = data !== undefined && !isPlaceholderData && hasWorkInProgress(data)
  return { ...result, isLoading: isFetching && !isPolling }
}

/** Layout preferences of a person for a list; a missing value means the default. */
export type ListPreferences = {
  /** Lower rows, for work with a mouse. */
  compact?: boolean
  /** Rows per page. */
  size?: number
  /** Ids of hidden columns. */
  hidden?: readonly string[]
  /** Hides the chart of the list. */
  chartHidden?: boolean
}

const changes = createListeners()

/** The storage key includes the signed-in person, since several may share a browser. */
export function storageKey(name: string): string {
  const area = areaOfPath(location.pathname)
  const person = area && readUser(area)?.id
  return listKeyPrefix(person ?? 'nobody') + name
}

const readStored = (name: string): string => deviceStorage.read(storageKey(name)) ?? ''

/** Parses stored preferences; drops invalid values, which may come from an older portal or from manual edits. */
function parsePreferences(text: string): ListPreferences {
  try {
    const { compact, size, hidden, chartHidden } = JSON.parse(text) as Record<string, unknown>
    return {
      ...(compact === true && { compact }),
      ...(chartHidden === true && { chartHidden }),
      ...(typeof size === 'number' && pageSizes.includes(size) && { size }),
      ...(Array.isArray(hidden) && { hidden: hidden.filter((id) => typeof id === 'string') }),
    }
  } catch {
    return {}
  }
}

/** Page sizes beside the default one; the contract allows at most 100 rows. */
const pageSizes: readonly number[] = [20, 50, 100]

/** The page sizes to choose from, the default one among them. */
export const pageSizeOptions = (defaultSize: number): number[] =>
  [...new Set([defaultSize, ...pageSizes])].toSorted((a, b) => a - b)

/** The person's own preferences, for code outside of components. */
export const readPreferences = (name: string): ListPreferences => parsePreferences(readStored(name))

/** The page size of the URL, the person's own or the default, for code outside of components. */
export const preferredPageSize = (name: string, defaultSize: number, layout: string | undefined): number =>
  ({ ...readPreferences(name), ...parseLayout(layout) }).size ?? defaultSize

/** The preferences that the URL replaces; links from before the page size was in it have none. */
function parseLayout(layout: string | undefined): ListPreferences {
  if (layout === undefined) return {}
  const [rows, ...hidden] = layout.split('.')
  const [height, size] = rows!.split('-')
  return { compact: height === 'compact', hidden, ...(size !== undefined && { size: Number(size) }) }
}

/** The preferences of this person for a list, with the layout of the URL in their place, and the setter of their own. */
export function useListPreferences(
  name: string,
  layout: string | undefined,
): [ListPreferences, (change: ListPreferences) => void] {
  const text = useSyncExternalStore(changes.subscribe, () => readStored(name))
  const view = useMemo(() => ({ ...parsePreferences(text), ...parseLayout(layout) }), [text, layout])
  const change = (next: ListPreferences) => {
    deviceStorage.write(storageKey(name), JSON.stringify({ ...parsePreferences(text), ...next }))
    changes.notify()
  }
  return [view, change]
}
