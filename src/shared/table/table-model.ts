import {
  functionalUpdate,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row,
  type RowData,
  type SortingState,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column } from './column.ts'
import { splitSort } from './state/list-state.ts'
import type { ListSearch } from './state/list-search.ts'

const features = tableFeatures({ rowSortingFeature, rowPaginationFeature })

export type Features = typeof features

export type ListMode = {
  features: Features
  /** Sorts the rows; without it the rows are one sorted page. */
  compare?: <TRow extends RowData>(one: Row<Features, TRow>, other: Row<Features, TRow>, id: string) => number
}

/** The rows are one sorted page of the list. */
export const serverMode: ListMode = { features }

type Options<TRow extends RowData> = {
  columns: readonly Column<TRow>[]
  rows: readonly TRow[]
  rowId: (row: TRow) => string
  mode: ListMode
  /** Counted from 1; must exist. */
  page: number
  pageSize: number
  sort: ListSearch['sort']
  onSort: (sort: ListSearch['sort']) => void
}

/**
 * The rows of a page and the sort of each column; controlled by the caller. The sort of a column cycles through
 * none, ascending, descending, none (R135); rows without a value come last in both directions.
 */
export function useTableModel<TRow extends RowData>({
  columns,
  rows,
  rowId,
  mode,
  page,
  pageSize,
  sort,
  onSort,
}: Options<TRow>) {
  const { compare } = mode
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<Features, TRow> => ({
        id: column.id,
        accessorFn: (row) => {
          const value = column.value(row)
          return value === null || value === '' ? undefined : value
        },
        enableSorting: column.sortable === true,
        ...(compare && { sortFn: compare }),
        sortUndefined: 'last',
      })),
    [columns, compare],
  )
  const sorted = splitSort(sort)
  const sorting: SortingState = sorted === undefined ? [] : [{ id: sorted.field, desc: sorted.order === 'desc' }]
  return useTable<Features, TRow>({
    features: mode.features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    manualSorting: compare === undefined,
    manualPagination: compare === undefined,
    sortDescFirst: false,
    enableSortingRemoval: true,
    enableMultiSort: false,
    autoResetPageIndex: false,
    state: { sorting, pagination: { pageIndex: page - 1, pageSize } },
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting)
      onSort(next === undefined ? undefined : (`${next.id}_${next.desc ? 'desc' : 'asc'}` as never))
    },
  })
}

export type TableModel<TRow extends RowData> = ReturnType<typeof useTableModel<TRow>>

/** The index of a row in the sorted list; -1 when it is not in the list. */
export const findRowIndex = <TRow extends RowData>(table: TableModel<TRow>, id: string): number =>
  table.getPrePaginatedRowModel().rows.findIndex((row) => row.id === id)
