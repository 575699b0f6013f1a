import type { RowData } from '@tanstack/react-table'
import { usePolledList } from './state/list-query.ts'
import { type ListProps, TableView } from './table-view.tsx'
import { updateListSearch } from './state/list-state.ts'
import type { ListSearch } from './state/list-search.ts'
import { useTableModel } from './table-model.ts'

type Props<TData, TRow extends RowData, TSearch extends ListSearch> = ListProps<TData, TRow, TSearch> & {
  /** Rows on all pages. */
  total: (data: TData) => number
  /** The default page size, where the query uses the one that was chosen. */
  defaultPageSize?: number
}

const none: never[] = []

/** A list whose server sends one sorted page at a time; the query carries page, sort and search (A21). */
export function ServerTable<TData, TRow extends RowData, TSearch extends ListSearch>(
  props: Props<TData, TRow, TSearch>,
) {
  const { query, rows, total, rowId, columns, pageSize, search, onSearch } = props
  const result = usePolledList(query, rows, props.isInProgress)
  const { data } = result
  const page = search.page ?? 1
  const table = useTableModel<TRow>({
    columns,
    rows: data === undefined ? none : rows(data),
    rowId,
    mode: 'server',
    page,
    pageSize,
    sort: search.sort,
    onSort: (sort) => onSearch(updateListSearch<ListSearch>(search, { sort }) as TSearch),
  })
  return (
    <TableView
      {...props}
      defaultPageSize={props.defaultPageSize}
      table={table}
      page={page}
      total={data === undefined ? undefined : total(data)}
      isLoading={result.isLoading}
      error={result.error}
      onRetry={() => void result.refetch()}
    />
  )
}
