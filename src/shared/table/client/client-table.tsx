import { usePolledList, useListPreferences, clampPage, countPages, pageOfRow, rowOffset } from '../state/list-state.ts'
import { type ListProps, TableView } from '../server-table.tsx'
import type { ListSearch } from '../state/list-search.ts'
import { useMatchingRows, type FilterPredicates } from './matching-rows.ts'
import { replaceEqualDeep } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ChangedRows } from '../table-rows.tsx'

type Props<TData, TRow, TSearch extends ListSearch> = ListProps<TData, TRow, TSearch> & {
  /** Filter predicates, defined at module scope; a filter without one keeps all rows. */
  matches?: FilterPredicates<TRow, TSearch>
  /** The default order, defined at module scope; the order of the response without. */
  order?: (one: TRow, other: TRow) => number
}

/** A list whose rows come in one response; the browser sorts, searches, filters and pages them (A21). */
export function ClientTable<TData, TRow, TSearch extends ListSearch>(props: Props<TData, TRow, TSearch>) {
  const { query, rows, rowId, columns, search } = props
  const pageSize = useListPreferences(props.name, search.layout)[0].size ?? props.pageSize
  const result = usePolledList(query, rows, props.isInProgress)
  const { data } = result
  const allRows = data === undefined ? undefined : rows(data)
  const changed = useChangedRows(allRows, rowId)
  const matching = useMatchingRows({
    rows: allRows,
    columns,
    search,
    matches: props.matches,
    order: props.order,
  })
  const addedIndex = search.added === undefined ? -1 : matching.findIndex((row) => rowId(row) === search.added)
  const pageCount = countPages(matching.length, pageSize)
  const page = addedIndex === -1 ? clampPage(search.page ?? 1, pageCount) : pageOfRow(addedIndex, pageSize)
  const pageRows = useMemo(() => {
    const start = rowOffset(page, pageSize)
    return matching.slice(start, start + pageSize)
  }, [matching, page, pageSize])
  return (
    <TableView
      {...props}
      pageSize={pageSize}
      defaultPageSize={props.pageSize}
      pageRows={pageRows}
      changed={changed}
      shownQ={search.q}
      page={data === undefined ? (search.page ?? 1) : page}
      total={data === undefined ? undefined : matching.length}
      isLoading={result.isLoading}
      error={result.error}
      onRetry={() => void result.refetch()}
    />
  )
}

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
