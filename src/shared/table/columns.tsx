/** The columns of lists: what a column is, and the columns that several lists share. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmailText } from '../elements/email-text.tsx'
import { type State, StateBadge } from '../elements/status-badge.tsx'
import type { SortOrder } from './state/list-search.ts'
import type { ColumnWidth } from './table-layout.ts'

/** The value for sorting and searching; null and empty text count as missing. */
export type ColumnValue = string | number | boolean | null | undefined

/**
 * The role of a column on a card, which replaces the row on narrow screens: title, subtitle, figure beside the title, state, or
 * a detail with its label. A hidden column is shown on wide cards only, never on a phone.
 */
type CardRole = 'title' | 'subtitle' | 'figure' | 'state' | 'detail' | 'hidden'

/** A figure on a card has no label, so its unit is shown after it. */
type CardLayout = { role: Exclude<CardRole, 'figure'>; unit?: never } | { role: 'figure'; unit: '€' }

/** A column of a table. Define columns at module scope or memoise them, since new ones render all rows again. */
export type Column<TRow> = {
  /** Unique; for sorting on the server, the name of the sort field. */
  id: string
  header: MessageDescriptor
  /** What it holds; its place is reserved by that, not by the rows. */
  width: ColumnWidth
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

/** A value that nearly every row of a list has; it recedes, and a card of short details leaves it out, so that exceptions stand out. */
export const UsualValue = ({ children }: { children: ReactNode }) => (
  <Text span inherit c="dimmed" data-usual>
    {children}
  </Text>
)

type PersonName = { firstName: string; lastName: string }

export const emailColumn = {
  id: 'email',
  header: msg`E-mail address`,
  width: 'email',
  role: 'subtitle',
  long: true,
  value: ({ email }: { email: string }) => email,
  cell: ({ email }: { email: string }) => <EmailText>{email}</EmailText>,
  sortable: true,
} satisfies Column<never>

export const nameColumns = [
  {
    id: 'firstName',
    header: msg`First name`,
    width: 'firstName',
    role: 'title',
    long: true,
    value: ({ firstName }: PersonName) => firstName,
    sortable: true,
  },
  {
    id: 'lastName',
    header: msg`Last name`,
    width: 'lastName',
    role: 'title',
    long: true,
    value: ({ lastName }: PersonName) => lastName,
    sortable: true,
  },
] satisfies Column<never>[]

const active: State = { label: msg`Active`, tone: 'good' }
const inactive: State = { label: msg`Inactive`, tone: 'neutral' }

/** Whether a person may sign in; ascending, active people come first. */
export const accessColumn = <TRow,>(id: string, isActive: (row: TRow) => boolean): Column<TRow> => ({
  id,
  header: msg`Access`,
  width: 'access',
  role: 'state',
  value: (row) => (isActive(row) ? 0 : 1),
  cell: (row) => <StateBadge state={isActive(row) ? active : inactive} />,
  sortable: true,
})

/** The rows and the id of a row in most lists of the contract. */
export const resultsOf = <TRow,>({ results }: { results: TRow[] }) => results
export const idOf = ({ id }: { id: string }) => id
