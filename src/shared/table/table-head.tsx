import { Table, UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { RowData } from '@tanstack/react-table'
import type { Column } from './column.ts'
import type { TableModel } from './table-model.ts'
import classes from './table.module.css'

type Props<TRow extends RowData> = {
  columns: readonly Column<TRow>[]
  table: TableModel<TRow>
  withActions: boolean
}

const directions = { asc: 'ascending', desc: 'descending' } as const
const signs = { asc: IconArrowUp, desc: IconArrowDown }

/** The names of the columns; a column that can be sorted is a button and says how it is sorted (R135). */
export function TableHead<TRow extends RowData>({ columns, table, withActions }: Props<TRow>) {
  const { i18n } = useLingui()
  return (
    <Table.Thead>
      <Table.Tr>
        {columns.map(({ id, header, numeric, sortable }) => {
          const column = table.getColumn(id)!
          const sorted = column.getIsSorted()
          const Sign = sorted === false ? IconArrowsSort : signs[sorted]
          return (
            <Table.Th
              key={id}
              scope="col"
              data-numeric={numeric || undefined}
              aria-sort={sortable ? (sorted === false ? 'none' : directions[sorted]) : undefined}
            >
              {sortable ? (
                <UnstyledButton
                  className={classes.sort}
                  data-sorted={sorted || undefined}
                  onClick={() => column.toggleSorting()}
                >
                  {i18n._(header)}
                  <Sign size={16} aria-hidden />
                </UnstyledButton>
              ) : (
                i18n._(header)
              )}
            </Table.Th>
          )
        })}
        {withActions && (
          <Table.Th scope="col" data-actions>
            <span className="visually-hidden">
              <Trans>Actions</Trans>
            </span>
          </Table.Th>
        )}
      </Table.Tr>
    </Table.Thead>
  )
}
