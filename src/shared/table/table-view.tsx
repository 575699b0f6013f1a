import './styles.ts'
import { useLingui } from '@lingui/react/macro'
import type { RowData } from '@tanstack/react-table'
import { useMemo, useRef } from 'react'
import type { ListProps } from './list-props.ts'
import { useListView } from './list-view.ts'
import { isNarrowed, showAll, turnToPage } from './list-changes.ts'
import type { ListSearch } from './list-search.ts'
import { roleIn, useListShape } from './list-shape.ts'
import { Pager } from './pager.tsx'
import { pageCountOf } from './paging.ts'
import { SortSelect } from './sort-select.tsx'
import { TableHead } from './table-head.tsx'
import type { TableModel } from './table-model.ts'
import { EmptyNote, FailedNote, NoSuchPageNote, NothingFoundNote } from './table-notes.tsx'
import { InsteadOfRows, SkeletonRows, TableRows } from './table-rows.tsx'
import { ViewSettings } from './view-settings.tsx'
import { useFocusInSight } from './use-focus-in-sight.ts'
import { useRowFocus } from './use-row-focus.ts'
import cards from './cards.module.css'
import compact from './compact.module.css'
import classes from './table.module.css'

type Props<TData, TRow extends RowData, TSearch extends ListSearch> = ListProps<TData, TRow, TSearch> & {
  table: TableModel<TRow>
  usualSize: number | undefined
  /** Rows on all pages; undefined while nothing is known. */
  total: number | undefined
  page: number
  /** The question: under way, or why it failed. */
  asking: boolean
  error: unknown
  onRetry: () => void
}

/** A table with everything that may happen to it: it loads, it fails, it is empty, nothing is found, it has pages. */
export function TableView<TData, TRow extends RowData, TSearch extends ListSearch>(props: Props<TData, TRow, TSearch>) {
  const { label, table, total, page, pageSize, asking, error, search, onSearch } = props
  const { t } = useLingui()
  const [view, changeView] = useListView(props.name)
  const { columns: all } = props
  const { hidden } = view
  const columns = useMemo(() => all.filter(({ id }, at) => at === 0 || hidden?.includes(id) !== true), [all, hidden])
  const cells = columns.length + (props.actions === undefined ? 0 : 1)
  const frame = useRef<HTMLDivElement>(null)
  useFocusInSight(frame)
  useRowFocus(frame)
  const shape = useListShape(frame, columns.length, table.getRowModel().rows)
  const withActions = props.actions !== undefined
  /** What was pressed goes away with what it answers; the keyboard stays at the list. */
  const keepingFocus = (act: () => void) => () => {
    frame.current?.focus({ preventScroll: true })
    act()
  }
  const failed = error !== null && error !== undefined && (
    <FailedNote error={error} sentences={props.sentences} onRetry={keepingFocus(props.onRetry)} />
  )
  // Whoever fails to load page 7 can still go to another one.
  const pageCount = total === undefined ? page : pageCountOf(total, pageSize)
  const toPage = (next: number) => onSearch(turnToPage(search, next))

  function note() {
    if (total === undefined) return failed
    if (table.getRowModel().rows.length > 0) return false
    if (total > 0) return <NoSuchPageNote onLastPage={keepingFocus(() => toPage(pageCount))} />
    if (!isNarrowed(props.list, search)) return <EmptyNote {...props.empty} />
    return <NothingFoundNote onShowAll={keepingFocus(() => onSearch(showAll(props.list, search)))} />
  }

  function body() {
    const instead = note()
    if (instead !== false)
      return (
        <InsteadOfRows cells={cells} shape={shape}>
          {instead}
        </InsteadOfRows>
      )
    if (total === undefined) return <SkeletonRows rows={pageSize} columns={columns} withActions={withActions} />
    return <TableRows {...{ columns, table, shape }} tone={props.tone} actions={props.actions} added={search.added} />
  }

  const looks = shape === 'cards' ? cards.cards : view.compact === true ? compact.compact : ''
  const settings = shape === 'table' && (
    <ViewSettings
      label={label}
      columns={props.columns}
      usualSize={props.usualSize}
      view={view}
      onChange={(change) => {
        changeView(change)
        if (change.size !== undefined) toPage(1)
      }}
    />
  )

  return (
    <div className={`${classes.list} ${looks}`} data-list={shape} data-compact={view.compact}>
      {total !== undefined && failed}
      {shape === 'cards' && <SortSelect columns={columns} search={search} onSearch={onSearch} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too */}
      <section ref={frame} aria-label={label} className={classes.frame} tabIndex={shape === 'table' ? 0 : -1}>
        <table className={classes.table} role={roleIn(shape, 'table')} aria-label={label} aria-busy={asking}>
          <TableHead {...{ columns, table, shape, withActions }} settings={settings} />
          <tbody role={roleIn(shape, 'rowgroup')}>{body()}</tbody>
        </table>
      </section>
      <span role="status" className="visually-hidden">
        {asking ? t`Loading` : total === 0 && t`No entries`}
      </span>
      <Pager label={label} page={page} pageCount={pageCount} rows={total} onPage={toPage} />
    </div>
  )
}
