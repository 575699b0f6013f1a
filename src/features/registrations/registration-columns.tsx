import { msg } from '@lingui/core/macro'
import type { AllowEntry } from '#generated/model/allow-entry.ts'
import type { DenyEntry } from '#generated/model/deny-entry.ts'
import { formatDate } from '#src/shared/format/date.ts'
import { formatIban } from '#src/shared/format/iban.ts'
import { formatCallNumber } from '#src/shared/format/call-number.ts'
import type { Column } from '#src/shared/table/column.ts'

/** An entry of either list; what is not given is null. */
export type Entry = AllowEntry | DenyEntry

/** How a value is shown that may be missing; a missing one is a dash, so that no cell is read as forgotten. */
const shown = (value: string | null, format: (value: string) => string) => (
  <span className="amount">{value === null ? '–' : format(value)}</span>
)
const asItIs = (value: string) => value

const personColumns: readonly Column<Entry>[] = [
  {
    id: 'firstName',
    header: msg`First name`,
    role: 'title',
    value: ({ firstName }) => firstName,
    cell: ({ firstName }) => shown(firstName, asItIs),
    sortable: true,
  },
  {
    id: 'lastName',
    header: msg`Last name`,
    role: 'title',
    value: ({ lastName }) => lastName,
    cell: ({ lastName }) => shown(lastName, asItIs),
    sortable: true,
  },
  {
    id: 'birthdate',
    header: msg`Date of birth`,
    role: 'subtitle',
    value: ({ birthdate }) => birthdate,
    cell: ({ birthdate }) => shown(birthdate, formatDate),
    sortable: true,
  },
  {
    id: 'phoneNumber',
    header: msg`Phone number`,
    role: 'detail',
    value: ({ phoneNumber }) => phoneNumber,
    cell: ({ phoneNumber }) => shown(phoneNumber, formatCallNumber),
    sortable: true,
  },
]

const noteColumn: Column<Entry> = {
  id: 'note',
  header: msg`Note`,
  role: 'detail',
  long: true,
  value: ({ note }) => note,
  cell: ({ note }) => note ?? '–',
  sortable: true,
}

/** What both lists show (R875). */
export const allowColumns: readonly Column<AllowEntry>[] = [...personColumns, noteColumn]

export const denyColumns: readonly Column<DenyEntry>[] = [
  ...personColumns,
  {
    id: 'iban',
    header: msg`IBAN`,
    role: 'detail',
    value: ({ iban }) => iban,
    cell: ({ iban }) => shown(iban, formatIban),
    sortable: true,
  },
  noteColumn,
]
