import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { BankEmployee } from '#generated/model/bank-employee.ts'
import type { Column } from '#src/shared/table/column.ts'
import { EmailText } from '#src/shared/elements/email-text.tsx'
import { StatusBadge } from '#src/shared/elements/status-badge.tsx'
import { rolesText } from './role-labels.ts'

/** What is said of an employee (R874); sorted by the words that are shown. */
export const employeeColumns = (i18n: I18n): readonly Column<BankEmployee>[] => [
  {
    id: 'email',
    header: msg`E-mail address`,
    value: ({ email }) => email,
    cell: ({ email }) => <EmailText>{email}</EmailText>,
    sortable: true,
  },
  { id: 'firstName', header: msg`First name`, value: ({ firstName }) => firstName, sortable: true },
  { id: 'lastName', header: msg`Last name`, value: ({ lastName }) => lastName, sortable: true },
  { id: 'roles', header: msg`Roles`, value: ({ roles }) => rolesText(i18n, roles), sortable: true },
  {
    id: 'active',
    header: msg`Access`,
    value: ({ active }) => (active ? 0 : 1), // ascending: the active ones first
    cell: ({ active }) =>
      active ? (
        <StatusBadge tone="good">
          <Trans>Active</Trans>
        </StatusBadge>
      ) : (
        <StatusBadge tone="neutral">
          <Trans>Inactive</Trans>
        </StatusBadge>
      ),
    sortable: true,
  },
]
