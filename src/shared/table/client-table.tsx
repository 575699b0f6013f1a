import type { RowData } from '@tanstack/react-table'
import { useFollowedList } from './list-query.ts'
import type { ListProps } from './list-props.ts'
import { useListView } from './list-view.ts'
import { changeList } from './list-changes.ts'
import type { ListSearch } from './list-search.ts'
import { useNarrowedRows, type Matches } from './filters/narrowed-rows.ts'
import { existingPage, pageCountOf, pageOf } from './paging.ts'
import { positionOf, useTableModel } from './table-model.ts'
import { TableView } from './table-view.tsx'

type Props<TData, TRow extends RowData, TSearch extends ListSearch> = ListProps<TData, TRow, TSearch> & {
  /** Whether a row fits a filter; written at module scope. A filter without one leaves all rows. */
  matches?: Matches<TRow, TSearch>
  /** The order while the person chose none, written at module scope; the order of the answer without. */
  order?: (one: TRow, other: TRow) => number
}

/** A list of which the server gives all rows: the browser sorts, searches, filters and pages them (A21). */
export function ClientTable<TData, TRow extends RowData, TSearch extends ListSearch>(
  props: Props<TData, TRow, TSearch>,
) {
  const { query, rows, rowId, columns, search, onSearch } = props
  const pageSize = useListView(props.name)[0].size ?? props.pageSize
  const answer = useFollowedList(query, rows, props.underWay)
  const { data } = answer
  const narrowed = useNarrowedRows({
    rows: data === undefined ? undefined : rows(data),
    columns,
    search,
    matches: props.matches,
    order: props.order,
  })
  const model = {
    columns,
    rows: narrowed,
    rowId,
    mode: 'client',
    pageSize,
    sort: search.sort,
    onSort: (sort: ListSearch['sort']) => onSearch(changeList<ListSearch>(search, { sort }) as TSearch),
  } as const
  const inOrder = useTableModel<TRow>({ ...model, page: 1 })
  const place = search.added === undefined ? -1 : positionOf(inOrder, search.added)
  const pageCount = pageCountOf(narrowed.length, pageSize)
  const page = place === -1 ? existingPage(search.page ?? 1, pageCount) : pageOf(place, pageSize)
  const table = useTableModel<TRow>({ ...model, page })
  return (
    <TableView
      {...props}
      pageSize={pageSize}
      usualSize={props.pageSize}
      table={table}
      page={data === undefined ? (search.page ?? 1) : page}
      total={data === undefined ? undefined : narrowed.length}
      asking={answer.asking}
      error={answer.error}
      onRetry={() => void answer.refetch()}
    />
  )
}
