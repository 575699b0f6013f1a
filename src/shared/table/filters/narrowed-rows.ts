import { useMemo } from 'react'
import type { Column } from '../column.ts'
import type { ListSearch } from '../list-search.ts'
import { searchableText, searchRows } from './search-rows.ts'

/** For each filter, whether a row fits what is chosen. */
export type Matches<TRow, TSearch extends ListSearch> = {
  [K in Exclude<keyof TSearch, keyof ListSearch>]?: (row: TRow, chosen: NonNullable<TSearch[K]>) => boolean
}

type Options<TRow, TSearch extends ListSearch> = {
  /** Undefined while they load. */
  rows: readonly TRow[] | undefined
  columns: readonly Column<TRow>[]
  search: TSearch
  matches: Matches<TRow, TSearch> | undefined
  order: ((one: TRow, other: TRow) => number) | undefined
}

const none: never[] = []

/** The rows that search and filters leave, in the order of the list; worked out anew only when one of these changes. */
export function useNarrowedRows<TRow, TSearch extends ListSearch>(options: Options<TRow, TSearch>): readonly TRow[] {
  const { rows = none, columns, search, matches, order } = options
  const { q } = search
  // Only what filters: a modal that opens changes the address too, and leaves the rows alone.
  const filters = Object.keys(matches ?? {}).map((name) => [name, search[name as keyof TSearch]])
  const chosen = JSON.stringify(filters.filter(([, value]) => value !== undefined))
  const searching = q !== undefined
  const inOrder = useMemo(() => (order === undefined ? rows : rows.toSorted(order)), [rows, order])
  const texts = useMemo(() => (searching ? searchableText(inOrder, columns) : none), [searching, inOrder, columns])
  return useMemo(() => {
    const found = q === undefined ? inOrder : searchRows(inOrder, texts, q)
    const tests = (JSON.parse(chosen) as [keyof Matches<TRow, TSearch>, never][]).map(([name, value]) => {
      const fits = matches![name] as (row: TRow, value: never) => boolean
      return (row: TRow) => fits(row, value)
    })
    return tests.length === 0 ? found : found.filter((row) => tests.every((test) => test(row)))
  }, [inOrder, texts, q, chosen, matches])
}
