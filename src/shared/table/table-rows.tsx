import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { cloneElement, Fragment, memo, type ReactElement, type ReactNode } from 'react'
import { type Column, plainText, type RowTone } from './columns.tsx'
import { roleForLayout, type ListLayout } from './table-layout.ts'
import classes from './table.module.css'

type Props<TRow> = {
  columns: readonly Column<TRow>[]
  rows: ModelRows<TRow>
  shape: ListLayout
  selection: Selection<TRow> | undefined
  tone: ((row: TRow) => RowTone | undefined) | undefined
  actions: RowActions<TRow> | undefined
  rowLink: RowLink<TRow> | undefined
  heading: RowHeading<TRow> | undefined
  /** The id of the row that was added last; it is scrolled into view. */
  added: string | undefined
  changed: ChangedRows | undefined
}

/** The ids of the rows to mark as changed; the mark fades (marked-row.css). */
export type ChangedRows = { ids: ReadonlySet<string>; onFaded: () => void }

/** The rows of a page with their ids. */
export type ModelRows<TRow> = readonly { id: string; original: TRow }[]

/** The selected rows of a list and their checkboxes (selection/selection.tsx). */
export type Selection<TRow> = {
  ids: ReadonlySet<string>
  /** The checkbox of the row with this id, one of the rows of the page. */
  rowSelector: (id: string, rows: ModelRows<TRow>) => ReactNode
  /** The checkbox for all rows of the page. */
  pageSelector: (rows: ModelRows<TRow>) => ReactNode
  /** The actions for the selected rows, below the list; gets the rows of the page. */
  actions: (rows: ModelRows<TRow>) => ReactNode
}

/** The action buttons of a row: icons in a table, words in a card, where more than three of them are in a `RowMenu`. */
export type RowActions<TRow> = (row: TRow, layout: ListLayout) => ReactNode

/** An empty link to the page of a row, or nothing for a row without one. */
export type RowLink<TRow> = (row: TRow) => ReactElement | undefined

/** The heading of a group of cards above the first of them; gets the row and the one before it. */
export type RowHeading<TRow> = (row: TRow, before: TRow | undefined) => ReactNode

const scrollIntoViewIfNeeded = (row: HTMLElement | null) => void row?.scrollIntoView({ block: 'nearest' })

/** The rows of the current page. */
export function TableRows<TRow>(props: Props<TRow>) {
  const { columns, rows, shape, selection, tone, actions, rowLink, heading, added, changed } = props
  return rows.map(({ id, original: row }, index) => (
    <Fragment key={id}>
      {shape === 'cards' && heading?.(row, rows[index - 1]?.original)}
      <tr
        ref={id === added ? scrollIntoViewIfNeeded : undefined}
        role={roleForLayout(shape, 'row')}
        className={classes.row}
        data-row={id}
        data-tone={tone?.(row)}
        data-added={id === added || undefined}
        data-changed={changed?.ids.has(id) || undefined}
        onAnimationEnd={changed?.onFaded}
        data-selected={selection?.ids.has(id) || undefined}
      >
        {selection && (
          <td role={roleForLayout(shape, 'cell')} data-select>
            {selection.rowSelector(id, rows)}
          </td>
        )}
        <Cells row={row} columns={columns} shape={shape} rowLink={rowLink} />
        {actions !== undefined && (
          <td role={roleForLayout(shape, 'cell')} data-actions>
            <div className={classes.actions}>
              <Actions row={row} shape={shape} actions={actions} />
            </div>
          </td>
        )}
      </tr>
    </Fragment>
  ))
}

type ActionsProps<TRow> = { row: TRow; shape: ListLayout; actions: RowActions<TRow> }

/** The actions of a row; rendered again for a new `actions` function, so long lists memoise it. */
const Actions = memo(({ row, shape, actions }: ActionsProps<unknown>) => actions(row, shape)) as <TRow>(
  props: ActionsProps<TRow>,
) => ReactNode

type CellsProps<TRow> = {
  row: TRow
  columns: readonly Column<TRow>[]
  shape: ListLayout
  rowLink: RowLink<TRow> | undefined
}

/** The cells of a row, the first one as its header. Memoised, so that changes of the URL do not render them again. */
const Cells = memo(RowCells) as typeof RowCells

function RowCells<TRow>({ row, columns, shape, rowLink }: CellsProps<TRow>): ReactNode {
  const { i18n } = useLingui()
  const link = rowLink?.(row)
  return columns.map(({ id, header, role, unit, long, value, cell, numeric }, index) => {
    const text = plainText(value(row))
    const content = cell === undefined ? text : cell(row)
    const isLinked = link !== undefined && text !== '' && (index === 0 || role === 'title')
    // Tab stops at the first link of a row only, since the others lead to the same page.
    const linkProps = { className: classes.rowLink, tabIndex: index === 0 ? undefined : -1 }
    const shown = isLinked ? cloneElement(link, linkProps, content) : content
    const cellProps = {
      'data-part': role,
      'data-unit': unit,
      'data-label': shape === 'cards' ? i18n._(header) : undefined,
      'data-numeric': numeric || undefined,
      'data-none': text === '' || undefined,
      'data-whole': long && text,
      children: long ? <div className={classes.long}>{shown}</div> : shown,
    }
    return index === 0 ? (
      <th key={id} scope="row" role={roleForLayout(shape, 'rowheader')} {...cellProps} />
    ) : (
      <td key={id} role={roleForLayout(shape, 'cell')} {...cellProps} />
    )
  })
}

type SkeletonProps = {
  rows: number
  columns: readonly Column<never>[]
  selection: object | undefined
  withActions: boolean
}

/** Placeholder rows while loading, as many as a page has, to avoid a layout shift. */
export function SkeletonRows({ rows, columns, selection, withActions }: SkeletonProps) {
  const cells = [
    ...columns.map(({ id, role }) => ({ id, role })),
    ...(withActions ? [{ id: '', role: undefined }] : []),
  ]
  return Array.from({ length: rows }, (_row, row) => (
    <tr key={row} className={classes.row} aria-hidden>
      {selection && (
        <td data-select>
          <Skeleton height={20} width={20} />
        </td>
      )}
      {cells.map(({ id, role }, cell) => (
        <td key={id} data-part={role}>
          <Skeleton height={12} width={cell === 0 ? '80%' : '60%'} miw={40} radius="xl" />
        </td>
      ))}
    </tr>
  ))
}

/** One cell across all columns, for messages in place of rows. */
export function FullWidthRow({ cells, shape, children }: { cells: number; shape: ListLayout; children: ReactNode }) {
  return (
    <tr role={roleForLayout(shape, 'row')}>
      <td role={roleForLayout(shape, 'cell')} colSpan={cells} className={classes.instead}>
        <div>{children}</div>
      </td>
    </tr>
  )
}

/** Keeps the place of an action that this row lacks, so that the same actions of all rows are aligned. */
export const ActionPlaceholder = () => <span aria-hidden />
