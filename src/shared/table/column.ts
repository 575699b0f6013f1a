import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import type { SortOrder } from './state/list-search.ts'

/** The value for sorting and searching; null and empty text count as missing. */
export type ColumnValue = string | number | boolean | null | undefined

/**
 * The role of a column on a card, which replaces the row on narrow screens: title, subtitle, figure beside the title, state, or
 * a detail with its label. A hidden column is shown on wide cards only, never on a phone.
 */
type CardRole = 'title' | 'subtitle' | 'figure' | 'state' | 'detail' | 'hidden'

/** A figure on a card has no label, so its unit is shown after it. */
type CardLayout = { role: Exclude<CardRole, 'figure'>; unit?: never } | { role: 'figure'; unit: '€' }

/** A column of a table. Define columns at module scope or memoise them, since new ones recompute all rows. */
export type Column<TRow> = {
  /** Unique; for sorting on the server, the name of the sort field. */
  id: string
  header: MessageDescriptor
  /** Truncates text to one line of the table; hover and focus show all of it. */
  long?: boolean
  value: (row: TRow) => ColumnValue
  /** Renders the value; plain text by default. */
  cell?: (row: TRow) => ReactNode
  sortable?: boolean
  /** The order of the list until a sort is chosen. */
  defaultSort?: SortOrder
  /** The name of that order for the choice of orders; "Newest first" by default. */
  defaultSortName?: MessageDescriptor
  /** Aligns numbers and amounts right, in tabular figures. */
  numeric?: boolean
  /** The text for searching in the browser; the value by default, false to exclude the column. */
  searchText?: ((row: TRow) => string) | false
} & CardLayout

/** Visual emphasis of a row; its cells say the same in words. */
export type RowTone = 'muted' | 'struck'

/** The value as text, for cells without a renderer and for searching. */
export const plainText = (value: ColumnValue): string => (value === null || value === undefined ? '' : String(value))
