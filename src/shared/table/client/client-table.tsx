import {
  type RowData,
  createPaginatedRowModel,
  createSortedRowModel,
  tableFeatures,
  type Row,
} from '@tanstack/react-table'
import {
  usePolledList,
  useListPreferences,
  updateListSearch,
  clampPage,
  countPages,
  pageOfRow,
} from '../state/list-state.ts'
import { type ListProps, TableView } from '../server-table.tsx'
import type { ListSearch } from '../state/list-search.ts'
import { useFilteredRows, type FilterPredicates } from './filtered-rows.ts'
import { findRowIndex, useTableModel, type ColumnValue, type Features, type ListMode, serverMode } from '../columns.tsx'
import { replaceEqualDeep } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChangedRows } from '../table-rows.tsx'

type Props<TData, TRow extends RowData, TSearch extends ListSearch> = ListProps<TData, TRow, TSearch> & {
  /** Filter predicates, defined at module scope; a filter without one keeps all rows. */
  matches?: FilterPredicates<TRow, TSearch>
  /** The default order, defined at module scope; the order of the response without. */
  order?: (one: TRow, other: TRow) => number
}

/** A list whose rows come in one response; the browser sorts, searches, filters and pages them (A21). */
export function ClientTable<TData, TRow extends RowData, TSearch extends ListSearch>(
  props: Props<TData, TRow, TSearch>,
) {
  const { query, rows, rowId, columns, search, onSearch } = props
  const pageSize = useListPreferences(props.name, search.layout)[0].size ?? props.pageSize
  const result = usePolledList(query, rows, props.isInProgress)
  const { data } = result
  const allRows = data === undefined ? undefined : rows(data)
  const changed = useChangedRows(allRows, rowId)
  const filtered = useFilteredRows({
    rows: allRows,
    columns,
    search,
    matches: props.matches,
    order: props.order,
  })
  const model = {
    columns,
    rows: filtered,
    rowId,
    mode: clientMode,
    pageSize,
    sort: search.sort,
    onSort: (sort: ListSearch['sort']) => onSearch(updateListSearch<ListSearch>(search, { sort }) as TSearch),
  } as const
  const allPages = useTableModel<TRow>({ ...model, page: 1 })
  const addedIndex = search.added === undefined ? -1 : findRowIndex(allPages, search.added)
  const pageCount = countPages(filtered.length, pageSize)
  const page = addedIndex === -1 ? clampPage(search.page ?? 1, pageCount) : pageOfRow(addedIndex, pageSize)
  const table = useTableModel<TRow>({ ...model, page })
  return (
    <TableView
      {...props}
      pageSize={pageSize}
      defaultPageSize={props.pageSize}
      table={table}
      changed={changed}
      shownQ={search.q}
      page={data === undefined ? (search.page ?? 1) : page}
      total={data === undefined ? undefined : filtered.length}
      isLoading={result.isLoading}
      error={result.error}
      onRetry={() => void result.refetch()}
    />
  )
}

const collator = new Intl.Collator('de-AT', { numeric: true, sensitivity: 'base' })

/** Ascending: numbers by size, false before true, text in German dictionary order with numbers in it by size. */
function compare<TRow extends RowData>(one: Row<Features, TRow>, other: Row<Features, TRow>, id: string): number {
  const [a, b] = [one.getValue<ColumnValue>(id), other.getValue<ColumnValue>(id)]
  return typeof a === 'string' || typeof b === 'string' ? collator.compare(String(a), String(b)) : Number(a) - Number(b)
}

const features = tableFeatures({
  ...serverMode.features,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

/** The rows are the whole list, which the browser sorts and pages. */
const clientMode: ListMode = { features, compare }

const none: never[] = []
const noIds: ReadonlySet<string> = new Set()

/** The rows with other values than in the answer before, such as those that a modal or a bulk action has changed. */
function useChangedRows<TRow>(rows: readonly TRow[] = none, rowId: (row: TRow) => string): ChangedRows {
  const [last, setLast] = useState({ rows, ids: noIds })
  if (rows !== last.rows) {
    const before = new Map(last.rows.map((row) => [rowId(row), row]))
    const changed = rows.filter((row) => {
      const earlier = before.get(rowId(row))
      return earlier !== undefined && earlier !== row && replaceEqualDeep(earlier, row) !== earlier
    })
    setLast({ rows, ids: new Set(changed.map(rowId)) })
  }
  return { ids: last.ids, onFaded: () => last.ids.size > 0 && setLast({ rows, ids: noIds }) }
}
