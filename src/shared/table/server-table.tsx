import { useLingui } from '@lingui/react/macro'
import { useMemo, useRef, useState } from 'react'
import type { AnySentences } from '../problem/problem-message.ts'
import type { Query } from '../query/port.ts'
import { LoadError } from '../ui/load-error.tsx'
import type { Column, RowTone } from './columns.tsx'
import { type ActionsWidth, haveShortDetails, roleForLayout, useListLayout } from './table-layout.ts'
import { Pager } from './pager.tsx'
import type { ListDefinition, ListSearch } from './state/list-search.ts'
import {
  clearFilters,
  countPages,
  goToPage,
  isFiltered,
  updateListSearch,
  useListPreferences,
  usePolledList,
} from './state/list-state.ts'
import { useCutTexts } from './cut-texts.ts'
import { useRowFocus } from './table-focus.ts'
import { OrderInWords, SortSelect, TableHead } from './table-head.tsx'
import {
  type ChangedRows,
  FullWidthRow,
  type ModelRows,
  type RowActions,
  type RowHeading,
  type RowLink,
  type Selection,
  SkeletonRows,
  TableRows,
} from './table-rows.tsx'
import { EmptyState, type EmptyStateContent, PageNotFound, NoMatches } from './table-states.tsx'
import { ViewSettings } from './view-settings.tsx'
import cards from './cards.module.css'
import classes from './table.module.css'
import { liveRegion } from '../elements/live-region.ts'

/** Props of every list; its state lives in the URL. */
export type ListProps<TData, TRow, TSearch extends ListSearch> = {
  /** Key of the stored layout preferences; the same in every language. */
  name: string
  /** Accessible name of the list. */
  label: string
  query: Query<TData>
  /** The rows of the response; return the same array, since a copy renders all rows again. */
  rows: (data: TData) => readonly TRow[]
  rowId: (row: TRow) => string
  /** The first column names the row and is sticky while the others scroll. */
  columns: readonly Column<TRow>[]
  pageSize: number
  list: ListDefinition<TSearch>
  search: TSearch
  onSearch: (next: TSearch) => void
  /** Shown when the list has no entries at all. */
  empty: EmptyStateContent
  /** Visual emphasis of a row; a cell must say the same in words. */
  tone?: (row: TRow) => RowTone | undefined
  /** Whether background work changes the row; the list then polls for a while. Define it at module scope. */
  isInProgress?: (row: TRow) => boolean
  /** Lets the person select rows, by a checkbox before the first column. */
  selection?: Selection<TRow> | undefined
  /** The page that the first cell and the titles of a row lead to. Define it at module scope. */
  rowLink?: RowLink<TRow>
  /** Groups the cards, where the order of the list makes groups. */
  rowHeading?: RowHeading<TRow> | undefined
  /** False where the state of the list is not in the URL, such as in a modal. */
  hasNamedViews?: false
  /** The filters of the list have its order too, on phones. */
  sortInFilters?: boolean
  /** Own error messages by status of the query. */
  sentences?: AnySentences
} & (
  | {
      /** The action buttons of a row, in the last column, and the room that they need. */
      actions: RowActions<TRow>
      actionsWidth: ActionsWidth
    }
  | { actions?: never; actionsWidth?: never }
)

type Props<TData, TRow, TSearch extends ListSearch> = ListProps<TData, TRow, TSearch> & {
  /** Rows on all pages. */
  total: (data: TData) => number
  /** The default page size, where the query uses the one that was chosen. */
  defaultPageSize?: number
}

const none: never[] = []

/** A list whose server sends one sorted page at a time; the query carries page, sort and search (A21). */
export function ServerTable<TData, TRow, TSearch extends ListSearch>(props: Props<TData, TRow, TSearch>) {
  const { query, rows, total, search } = props
  const result = usePolledList(query, rows, props.isInProgress)
  const { data } = result
  const page = search.page ?? 1
  // The rows of the search before stay until the new ones arrive.
  const [shownQ, setShownQ] = useState(search.q)
  if (!result.isPlaceholderData && shownQ !== search.q) setShownQ(search.q)
  return (
    <TableView
      {...props}
      defaultPageSize={props.defaultPageSize}
      pageRows={data === undefined ? none : rows(data)}
      page={page}
      shownQ={shownQ}
      total={data === undefined ? undefined : total(data)}
      isLoading={result.isLoading}
      error={result.error}
      onRetry={() => void result.refetch()}
    />
  )
}

type ViewProps<TData, TRow, TSearch extends ListSearch> = ListProps<TData, TRow, TSearch> & {
  /** The rows of the page in their order; the same array until one of them changes. */
  pageRows: readonly TRow[]
  changed?: ChangedRows
  defaultPageSize: number | undefined
  /** Rows on all pages; undefined while loading. */
  total: number | undefined
  page: number
  /** The search text that the shown rows were found by. */
  shownQ: string | undefined
  /** State of the query. */
  isLoading: boolean
  error: unknown
  onRetry: () => void
}

/** A list with all its states: loading, failed, empty, no matches, several pages. */
export function TableView<TData, TRow, TSearch extends ListSearch>(props: ViewProps<TData, TRow, TSearch>) {
  const { label, pageRows, rowId, total, page, pageSize, isLoading, error, search, onSearch } = props
  const { t } = useLingui()
  const [view, changeView] = useListPreferences(props.name, search.layout)
  const { columns: all } = props
  const { hidden } = view
  const columns = useMemo(() => all.filter(({ id }, at) => at === 0 || hidden?.includes(id) !== true), [all, hidden])
  const rows: ModelRows<TRow> = useMemo(
    () => pageRows.map((row) => ({ id: rowId(row), original: row })),
    [pageRows, rowId],
  )
  const { selection } = props
  const cells = columns.length + Number(props.actions !== undefined) + Number(selection !== undefined)
  const frame = useRef<HTMLDivElement>(null)
  useRowFocus(frame)
  const layout = useListLayout({ columns, hasSelection: selection !== undefined, actions: props.actionsWidth })
  const { shape } = layout
  useCutTexts(frame, rows)
  const withActions = props.actions !== undefined
  /** Moves the focus to the list before the pressed button disappears. */
  const keepingFocus = (act: () => void) => () => {
    frame.current?.focus({ preventScroll: true })
    act()
  }
  const loadError = error !== null && error !== undefined && (
    <LoadError error={error} sentences={props.sentences} onRetry={keepingFocus(props.onRetry)} />
  )
  // When a page fails to load, the pager still leads to the others.
  const pageCount = total === undefined ? page : countPages(total, pageSize)
  const toPage = (next: number) => onSearch(goToPage(search, next))

  function message() {
    if (total === undefined) return loadError
    if (rows.length > 0) return false
    if (total > 0) return <PageNotFound onLastPage={keepingFocus(() => toPage(pageCount))} />
    if (!isFiltered(props.list, search)) return <EmptyState {...props.empty} />
    return <NoMatches onShowAll={keepingFocus(() => onSearch(clearFilters(props.list, search)))} />
  }

  function body() {
    const placeholder = message()
    if (placeholder !== false)
      return (
        <FullWidthRow cells={cells} shape={shape}>
          {placeholder}
        </FullWidthRow>
      )
    if (total === undefined) return <SkeletonRows {...{ columns, selection, withActions }} rows={pageSize} />
    const { tone, actions, rowLink, rowHeading: heading, changed } = props
    return (
      <TableRows
        {...{ columns, rows, shape, selection, tone, actions, rowLink, heading, changed }}
        added={search.added}
      />
    )
  }

  const layoutClass = shape === 'cards' ? cards.cards : view.compact === true ? classes.compact : ''
  const settings = shape === 'table' && (
    <ViewSettings {...props} view={view} onChange={changeView} onSearch={onSearch as (next: ListSearch) => void} />
  )

  return (
    <div
      className={`${classes.list} ${layoutClass}`}
      data-list={shape}
      data-details={shape === 'cards' && haveShortDetails(columns) ? 'pairs' : undefined}
      style={layout.list}
      data-compact={view.compact || undefined}
    >
      {total !== undefined && loadError}
      {shape === 'cards' && (
        <div className={props.sortInFilters === true ? classes.sortOnTablet : undefined}>
          <SortSelect columns={columns} search={search} onSearch={onSearch} />
        </div>
      )}
      <section ref={frame} aria-label={label} className={classes.frame} tabIndex={-1}>
        <table
          className={classes.table}
          style={shape === 'table' ? layout.table : undefined}
          role={roleForLayout(shape, 'table')}
          aria-label={label}
          aria-busy={isLoading}
        >
          {shape === 'table' && (
            <colgroup>
              {layout.columns.map((style, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column has no state
                <col key={at} style={style} />
              ))}
            </colgroup>
          )}
          <TableHead
            {...{ columns, rows, shape, selection, withActions, settings }}
            sort={search.sort}
            onSort={(sort) => onSearch(updateListSearch<ListSearch>(search, { sort }) as TSearch)}
          />
          <tbody role={roleForLayout(shape, 'rowgroup')}>{body()}</tbody>
        </table>
      </section>
      <span {...liveRegion} className="visually-hidden">
        {isLoading ? t`Loading` : total === 0 && t`No entries`}
      </span>
      {shape === 'table' && columns.some(({ sortable }) => sortable) && (
        <span {...liveRegion} className="visually-hidden">
          <OrderInWords columns={columns} sort={search.sort} />
        </span>
      )}
      <Pager label={label} page={page} pageCount={pageCount} rows={total} q={props.shownQ} onPage={toPage} />
      {selection?.actions(rows)}
    </div>
  )
}
