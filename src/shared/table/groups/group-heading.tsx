import type { ReactNode } from 'react'
import { roleForLayout } from '../list-layout.ts'
import type { RowHeading } from '../table-rows.tsx'
import classes from './group-heading.module.css'

/** Shows a heading above the first card of each group; rows with the same key form a group. */
export const groupHeading =
  <TRow,>(keyOf: (row: TRow) => string, title: (key: string) => ReactNode): RowHeading<TRow> =>
  (row, before) => {
    const key = keyOf(row)
    if (before !== undefined && keyOf(before) === key) return null
    return (
      <tr role={roleForLayout('cards', 'row')} className={classes.group}>
        <th role={roleForLayout('cards', 'rowheader')} scope="rowgroup" colSpan={2}>
          {title(key)}
        </th>
      </tr>
    )
  }
