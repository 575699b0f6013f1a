import { msg } from '@lingui/core/macro'
import { EmailText } from '../elements/email-text.tsx'
import { type State, StateBadge } from '../elements/status-badge.tsx'
import type { Column } from './column.ts'

type PersonName = { firstName: string; lastName: string }

export const emailColumn = {
  id: 'email',
  header: msg`E-mail address`,
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
    role: 'title',
    long: true,
    value: ({ firstName }: PersonName) => firstName,
    sortable: true,
  },
  {
    id: 'lastName',
    header: msg`Last name`,
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
  role: 'state',
  value: (row) => (isActive(row) ? 0 : 1),
  cell: (row) => <StateBadge state={isActive(row) ? active : inactive} />,
  sortable: true,
})
