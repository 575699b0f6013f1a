import type { RowData } from '@tanstack/react-table'
import { useFollowedList } from './list-query.ts'
import type { ListProps } from './list-props.ts'
import { changeList } from './list-changes.ts'
import type { ListSearch } from './list-search.ts'
import { useTableModel } from './table-model.ts'
import { TableView } from './table-view.tsx'

type Props<TData, TRow extends RowData, TSearch extends ListSearch> = ListProps<TData, TRow, TSearch> & {
  /** Rows on all pages. */
  total: (data: TData) => number
  /** The rows that a page usually has, where the question asks for as many as the person chose. */
  usualSize?: number
}

const none: never[] = []

/** A list of which the server gives one page, in order: the query asks for the page, sort and search of `search` (A21). */
export function ServerTable<TData, TRow extends RowData, TSearch extends ListSearch>(
  props: Props<TData, TRow, TSearch>,
) {
  const { query, rows, total, rowId, columns, pageSize, search, onSearch } = props
  const answer = useFollowedList(query, rows, props.underWay)
  const { data } = answer
  const page = search.page ?? 1
  const table = useTableModel<TRow>({
    columns,
    rows: data === undefined ? none : rows(data),
    rowId,
    mode: 'server',
    page,
    pageSize,
    sort: search.sort,
    onSort: (sort) => onSearch(changeList<ListSearch>(search, { sort }) as TSearch),
  })
  return (
    <TableView
      {...props}
      usualSize={props.usualSize}
      table={table}
      page={page}
      total={data === undefined ? undefined : total(data)}
      asking={answer.asking}
      error={answer.error}
      onRetry={() => void answer.refetch()}
    />
  )
}
