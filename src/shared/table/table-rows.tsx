import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { RowData } from '@tanstack/react-table'
import { memo, type ReactNode } from 'react'
import { plainText, type Column, type RowTone } from './column.ts'
import { roleIn, type ListShape } from './list-shape.ts'
import type { TableModel } from './table-model.ts'
import longText from './long-text.module.css'
import notes from './table-notes.module.css'
import rowActions from './row-actions.module.css'
import classes from './table.module.css'

type Props<TRow extends RowData> = {
  columns: readonly Column<TRow>[]
  table: TableModel<TRow>
  shape: ListShape
  tone: ((row: TRow) => RowTone | undefined) | undefined
  actions: ((row: TRow) => ReactNode) | undefined
  /** The row that was added last comes into sight. */
  added: string | undefined
}

const intoSight = (row: HTMLElement | null) => void row?.scrollIntoView({ block: 'nearest' })

/** The rows of the page. */
export function TableRows<TRow extends RowData>({ columns, table, shape, tone, actions, added }: Props<TRow>) {
  return table.getRowModel().rows.map(({ id, original: row }) => (
    <tr
      key={id}
      ref={id === added ? intoSight : undefined}
      role={roleIn(shape, 'row')}
      className={classes.row}
      data-tone={tone?.(row)}
      data-added={id === added || undefined}
    >
      <Cells row={row} columns={columns} shape={shape} />
      {actions !== undefined && (
        <td role={roleIn(shape, 'cell')} data-actions>
          <div className={rowActions.actions}>
            <Actions row={row} actions={actions} />
          </div>
        </td>
      )}
    </tr>
  ))
}

type ActionsProps<TRow> = { row: TRow; actions: (row: TRow) => ReactNode }

/** What can be done with a row; drawn anew where `actions` is another function, so a long list memoises it. */
const Actions = memo(ActionsOf) as typeof ActionsOf

function ActionsOf<TRow>({ row, actions }: ActionsProps<TRow>): ReactNode {
  return actions(row)
}

type CellsProps<TRow> = { row: TRow; columns: readonly Column<TRow>[]; shape: ListShape }

/** What is said of a row; the first cell names it. Drawn anew for another row, another language and other columns only, not with each change of the address. */
const Cells = memo(CellsOf) as typeof CellsOf

function CellsOf<TRow>({ row, columns, shape }: CellsProps<TRow>): ReactNode {
  const { i18n } = useLingui()
  return columns.map(({ id, header, role, unit, long, value, cell, numeric }, index) => {
    const text = plainText(value(row))
    const shown = cell === undefined ? text : cell(row)
    const given = {
      'data-part': role,
      'data-unit': unit,
      'data-label': shape === 'cards' ? i18n._(header) : undefined,
      'data-numeric': numeric || undefined,
      'data-none': text === '' || undefined,
      'data-whole': long && text,
      children: long ? <div className={longText.long}>{shown}</div> : shown,
    }
    return index === 0 ? (
      <th key={id} scope="row" role={roleIn(shape, 'rowheader')} {...given} />
    ) : (
      <td key={id} role={roleIn(shape, 'cell')} {...given} />
    )
  })
}

type SkeletonProps = { rows: number; columns: readonly Column<never>[]; withActions: boolean }

/** The shape of the rows that come, as many as a page has, so that nothing jumps. */
export function SkeletonRows({ rows, columns, withActions }: SkeletonProps) {
  const cells = [
    ...columns.map(({ id, role }) => ({ id, role })),
    ...(withActions ? [{ id: '', role: undefined }] : []),
  ]
  return Array.from({ length: rows }, (_row, row) => (
    <tr key={row} className={classes.row} aria-hidden>
      {cells.map(({ id, role }, cell) => (
        <td key={id} data-part={role}>
          <Skeleton height={12} width={cell === 0 ? '80%' : '60%'} miw={40} radius="xl" />
        </td>
      ))}
    </tr>
  ))
}

/** One cell over the whole width, for what is said instead of rows. */
export function InsteadOfRows({ cells, shape, children }: { cells: number; shape: ListShape; children: ReactNode }) {
  return (
    <tr role={roleIn(shape, 'row')}>
      <td role={roleIn(shape, 'cell')} colSpan={cells} className={notes.instead}>
        <div className={notes.note}>{children}</div>
      </td>
    </tr>
  )
}
