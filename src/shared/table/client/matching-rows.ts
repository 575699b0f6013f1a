import { useMemo } from 'react'
import { type Column, type ColumnValue, plainText } from '../columns.tsx'
import { type ListSearch, searchTerms, splitWords } from '../state/list-search.ts'
import { splitSort } from '../state/list-state.ts'

/** One predicate per filter: whether a row matches the chosen value. */
export type FilterPredicates<TRow, TSearch extends ListSearch> = {
  [K in Exclude<keyof TSearch, keyof ListSearch>]?: (row: TRow, chosen: NonNullable<TSearch[K]>) => boolean
}

type Options<TRow, TSearch extends ListSearch> = {
  /** Undefined while loading. */
  rows: readonly TRow[] | undefined
  columns: readonly Column<TRow>[]
  search: TSearch
  matches: FilterPredicates<TRow, TSearch> | undefined
  order: ((one: TRow, other: TRow) => number) | undefined
}

const none: never[] = []

/** The rows of all pages that match search and filters, in the chosen order or else that of the list; memoised. */
export function useMatchingRows<TRow, TSearch extends ListSearch>(options: Options<TRow, TSearch>): readonly TRow[] {
  const { rows = none, columns, search, matches, order } = options
  const { q, sort } = search
  // Only the filter values are dependencies, since opening a modal changes the URL too.
  const filters = Object.keys(matches ?? {}).map((name) => [name, search[name as keyof TSearch]])
  const chosen = JSON.stringify(filters.filter(([, value]) => value !== undefined))
  const searching = q !== undefined
  const inOrder = useMemo(() => (order === undefined ? rows : rows.toSorted(order)), [rows, order])
  const texts = useMemo(() => (searching ? searchableText(inOrder, columns) : none), [searching, inOrder, columns])
  const filtered = useMemo(() => {
    const found = q === undefined ? inOrder : searchRows(inOrder, texts, q)
    const tests = (JSON.parse(chosen) as [keyof FilterPredicates<TRow, TSearch>, never][]).map(([name, value]) => {
      const matchesValue = matches![name] as (row: TRow, value: never) => boolean
      return (row: TRow) => matchesValue(row, value)
    })
    return tests.length === 0 ? found : found.filter((row) => tests.every((test) => test(row)))
  }, [inOrder, texts, q, chosen, matches])
  return useMemo(() => sortRows(filtered, columns, sort), [filtered, columns, sort])
}

const isMissing = (value: ColumnValue) => value === undefined || value === null || value === ''

/** Sorts by a column. Rows without a value come last in both directions, and equal ones keep their order. */
function sortRows<TRow>(
  rows: readonly TRow[],
  columns: readonly Column<TRow>[],
  sort: ListSearch['sort'],
): readonly TRow[] {
  const chosen = splitSort(sort)
  const column = columns.find(({ id, sortable }) => sortable === true && id === chosen?.field)
  if (chosen === undefined || column === undefined) return rows
  const direction = chosen.order === 'desc' ? -1 : 1
  const { compare } = new Intl.Collator('de-AT', { numeric: true, sensitivity: 'base' })
  /** Numbers by size, false before true, text in German dictionary order with numbers in it by size. */
  const compareValues = (one: ColumnValue, other: ColumnValue) =>
    typeof one === 'string' || typeof other === 'string'
      ? compare(String(one), String(other))
      : Number(one) - Number(other)
  return rows
    .map((row) => ({ row, value: column.value(row) }))
    .toSorted(({ value: one }, { value: other }) =>
      isMissing(one) || isMissing(other)
        ? Number(isMissing(one)) - Number(isMissing(other))
        : direction * compareValues(one, other),
    )
    .map(({ row }) => row)
}

/** Normalises case and accents, so that grossl and GRÖSSL find Größl. */
const comparableText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')

/** The searchable text of each row; computed once per list, not per search. */
export const searchableText = <TRow>(rows: readonly TRow[], columns: readonly Column<TRow>[]): string[] =>
  rows.map((row) => comparableText(columns.map((column) => searchableCell(column, row)).join('\n')))

/** The rows that contain every search term, or every word as typed; keeps their order. */
export function searchRows<TRow>(rows: readonly TRow[], texts: readonly string[], search: string): TRow[] {
  const typed = comparableText(search)
  const choices = [searchTerms(typed), splitWords(typed)]
  return rows.filter((_row, index) => choices.some((terms) => terms.every((term) => texts[index]!.includes(term))))
}

function searchableCell<TRow>(column: Column<TRow>, row: TRow): string {
  if (column.searchText === false) return ''
  return column.searchText?.(row) ?? plainText(column.value(row))
}
