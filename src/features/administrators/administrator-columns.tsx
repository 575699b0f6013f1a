import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import type { Column } from '#src/shared/table/column.ts'
import { StatusBadge } from '#src/shared/elements/status-badge.tsx'
import { EmailText } from '#src/shared/elements/email-text.tsx'

/** What everybody sees (R880). */
export const administratorColumns: readonly Column<BusinessAdmin>[] = [
  {
    id: 'email',
    header: msg`E-mail address`,
    value: ({ email }) => email,
    cell: ({ email }) => <EmailText>{email}</EmailText>,
    sortable: true,
  },
  { id: 'firstName', header: msg`First name`, value: ({ firstName }) => firstName, sortable: true },
  { id: 'lastName', header: msg`Last name`, value: ({ lastName }) => lastName, sortable: true },
  {
    id: 'isActive',
    header: msg`Access`,
    value: ({ isActive }) => (isActive ? 0 : 1), // ascending: the active ones first
    cell: ({ isActive }) =>
      isActive ? (
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

/** Whether work runs on the account, for bank staff (R446). */
export const taskColumn = (isWorkedOn: (administrator: BusinessAdmin) => boolean): Column<BusinessAdmin> => ({
  id: 'taskOpen',
  header: msg`Open task`,
  value: (administrator) => (isWorkedOn(administrator) ? 0 : 1), // ascending: those with work first
  cell: (administrator) =>
    isWorkedOn(administrator) ? (
      <StatusBadge tone="waiting">
        <Trans>Task is running</Trans>
      </StatusBadge>
    ) : (
      <Trans>None</Trans>
    ),
  sortable: true,
})
