import { UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import { roleIn, type ListShape } from './list-shape.ts'
import type { TableModel } from './table-model.ts'
import classes from './table-head.module.css'

type Props<TRow extends RowData> = {
  columns: readonly Column<TRow>[]
  table: TableModel<TRow>
  shape: ListShape
  withActions: boolean
  /** How the list is shown, in the head of the last column. */
  settings: ReactNode
}

const directions = { asc: 'ascending', desc: 'descending' } as const
const signs = { asc: IconArrowUp, desc: IconArrowDown }

/**
 * The names of the columns; a column that can be sorted is a button and says how it is sorted (R135). Above cards they are
 * for who listens, and a select sorts.
 */
export function TableHead<TRow extends RowData>({ columns, table, shape, withActions, settings }: Props<TRow>) {
  const { i18n } = useLingui()
  const header = roleIn(shape, 'columnheader')
  const chosen = columns.some(({ id }) => table.getColumn(id)!.getIsSorted() !== false)
  return (
    <thead role={roleIn(shape, 'rowgroup')} className={shape === 'cards' ? 'visually-hidden' : undefined}>
      <tr role={roleIn(shape, 'row')}>
        {columns.map(({ id, header: label, numeric, sortable, usual }, index) => {
          const column = table.getColumn(id)!
          const sorted = column.getIsSorted() || (!chosen && usual !== undefined && usual)
          const Sign = sorted === false ? IconArrowsSort : signs[sorted]
          const name =
            sortable && shape === 'table' ? (
              <UnstyledButton
                className={classes.sort}
                data-sorted={sorted || undefined}
                onClick={() => column.toggleSorting()}
              >
                {i18n._(label)}
                <Sign size={12} aria-hidden />
              </UnstyledButton>
            ) : (
              <>
                {i18n._(label)}
                {sorted && <Sign size={12} aria-hidden className={classes.sign!} />}
              </>
            )
          return (
            <th
              key={id}
              scope="col"
              role={header}
              data-numeric={numeric || undefined}
              data-sorted={sorted || undefined}
              aria-sort={sorted ? directions[sorted] : sortable ? 'none' : undefined}
            >
              {index === columns.length - 1 && !withActions ? (
                <div className={classes.withSettings}>
                  <span>{name}</span>
                  {settings}
                </div>
              ) : (
                name
              )}
            </th>
          )
        })}
        {withActions && (
          <th scope="col" role={header} data-actions>
            <div className={classes.withSettings}>
              <span className="visually-hidden">
                <Trans>Actions</Trans>
              </span>
              {settings}
            </div>
          </th>
        )}
      </tr>
    </thead>
  )
}
