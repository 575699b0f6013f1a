import { Skeleton, Table } from '@mantine/core'
import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { plainText, type Column, type RowTone } from './column.ts'
import type { TableModel } from './table-model.ts'
import classes from './table.module.css'

type Props<TRow extends RowData> = {
  columns: readonly Column<TRow>[]
  table: TableModel<TRow>
  tone: ((row: TRow) => RowTone | undefined) | undefined
  actions: ((row: TRow) => ReactNode) | undefined
  /** The row that was added last comes into sight. */
  added: string | undefined
}

const intoSight = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })

/** The rows of the page; the first cell names its row. */
export function TableRows<TRow extends RowData>({ columns, table, tone, actions, added }: Props<TRow>) {
  return table.getRowModel().rows.map(({ id, original: row }) => (
    <Table.Tr key={id} ref={id === added ? intoSight : undefined} className={classes.row} data-tone={tone?.(row)}>
      {columns.map(({ id: name, value, cell, numeric }, index) => {
        const shown = cell === undefined ? plainText(value(row)) : cell(row)
        const align = numeric || undefined
        return index === 0 ? (
          <Table.Th key={name} scope="row" data-numeric={align}>
            {shown}
          </Table.Th>
        ) : (
          <Table.Td key={name} data-numeric={align}>
            {shown}
          </Table.Td>
        )
      })}
      {actions !== undefined && (
        <Table.Td data-actions>
          <div className={classes.actions}>{actions(row)}</div>
        </Table.Td>
      )}
    </Table.Tr>
  ))
}

/** The shape of the rows that come, as many as a page has, so that nothing jumps. */
export function SkeletonRows({ rows, cells }: { rows: number; cells: number }) {
  return Array.from({ length: rows }, (_row, row) => (
    <Table.Tr key={row} aria-hidden>
      {Array.from({ length: cells }, (_cell, cell) => (
        <Table.Td key={cell}>
          <Skeleton height={12} width={cell === 0 ? '80%' : '60%'} miw={40} radius="xl" />
        </Table.Td>
      ))}
    </Table.Tr>
  ))
}

/** One cell over the whole width, for what is said instead of rows. */
export function InsteadOfRows({ cells, children }: { cells: number; children: ReactNode }) {
  return (
    <Table.Tr>
      <Table.Td colSpan={cells} className={classes.instead}>
        <div className={classes.note}>{children}</div>
      </Table.Td>
    </Table.Tr>
  )
}
