import { Skeleton, Table } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
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

const intoSight = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })

/** The rows of the page; the first cell names its row. */
export function TableRows<TRow extends RowData>({ columns, table, shape, tone, actions, added }: Props<TRow>) {
  const { i18n } = useLingui()
  return table.getRowModel().rows.map(({ id, original: row }) => (
    <Table.Tr
      key={id}
      ref={id === added ? intoSight : undefined}
      role={roleIn(shape, 'row')}
      className={classes.row}
      data-tone={tone?.(row)}
      data-added={id === added || undefined}
    >
      {columns.map(({ id: name, header, role, unit, long, value, cell, numeric }, index) => {
        const text = plainText(value(row))
        const shown = cell === undefined ? text : cell(row)
        const given = {
          'data-part': role,
          'data-unit': unit,
          'data-label': i18n._(header),
          'data-numeric': numeric || undefined,
          'data-none': text === '' || undefined,
          'data-whole': long && text,
          children: long ? <div className={longText.long}>{shown}</div> : shown,
        }
        return index === 0 ? (
          <Table.Th key={name} scope="row" role={roleIn(shape, 'rowheader')} {...given} />
        ) : (
          <Table.Td key={name} role={roleIn(shape, 'cell')} {...given} />
        )
      })}
      {actions !== undefined && (
        <Table.Td role={roleIn(shape, 'cell')} data-actions>
          <div className={rowActions.actions}>{actions(row)}</div>
        </Table.Td>
      )}
    </Table.Tr>
  ))
}

type SkeletonProps = { rows: number; columns: readonly Column<never>[]; withActions: boolean }

/** The shape of the rows that come, as many as a page has, so that nothing jumps. */
export function SkeletonRows({ rows, columns, withActions }: SkeletonProps) {
  const cells = [
    ...columns.map(({ id, role }) => ({ id, role })),
    ...(withActions ? [{ id: '', role: undefined }] : []),
  ]
  return Array.from({ length: rows }, (_row, row) => (
    <Table.Tr key={row} className={classes.row} aria-hidden>
      {cells.map(({ id, role }, cell) => (
        <Table.Td key={id} data-part={role}>
          <Skeleton height={12} width={cell === 0 ? '80%' : '60%'} miw={40} radius="xl" />
        </Table.Td>
      ))}
    </Table.Tr>
  ))
}

/** One cell over the whole width, for what is said instead of rows. */
export function InsteadOfRows({ cells, shape, children }: { cells: number; shape: ListShape; children: ReactNode }) {
  return (
    <Table.Tr role={roleIn(shape, 'row')}>
      <Table.Td role={roleIn(shape, 'cell')} colSpan={cells} className={notes.instead}>
        <div className={notes.note}>{children}</div>
      </Table.Td>
    </Table.Tr>
  )
}
