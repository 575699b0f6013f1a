import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import type { SortOrder } from './list-search.ts'

/** What a column is sorted and searched by; null and empty text count as nothing. */
export type ColumnValue = string | number | boolean | null | undefined

/**
 * What a column is on a card, where there is no room for a table: what the card is about, what stands below it, the figure
 * beside it, its state, or a detail with its name before it. What is hidden shows where cards are wide, and never on a phone.
 */
type CardRole = 'title' | 'subtitle' | 'figure' | 'state' | 'detail' | 'hidden'

/** A figure on a card stands there without the heading of its column, so that its unit stands behind it. */
type OnCard = { role: Exclude<CardRole, 'figure'>; unit?: never } | { role: 'figure'; unit: '€' }

/** A column of a table. Columns are written at module scope or memoised: the rows are prepared anew with new ones. */
export type Column<TRow> = {
  /** Unique; for a column that the server sorts, the name it is sorted by. */
  id: string
  header: MessageDescriptor
  /** Text of any length keeps to one line of a table; the whole of it shows on hover and on focus. */
  long?: boolean
  value: (row: TRow) => ColumnValue
  /** How the value is shown; as text without. */
  cell?: (row: TRow) => ReactNode
  sortable?: boolean
  /** The list is in this order while nobody chose another one. */
  usual?: SortOrder
  /** Numbers and amounts stand right, with figures of one width. */
  numeric?: boolean
  /** What a search in the browser looks through; the value without, false for nothing. */
  searchText?: ((row: TRow) => string) | false
} & OnCard

/** How a row looks beside what its cells say in words: out of use, or struck out. */
export type RowTone = 'muted' | 'struck'

/** The value as text, for a cell without a shape of its own and for the search. */
export const plainText = (value: ColumnValue): string => (value === null || value === undefined ? '' : String(value))
