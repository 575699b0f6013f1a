import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import type { Column } from '#src/shared/table/column.ts'
import { StatusBadge } from '#src/shared/elements/status-badge.tsx'
import { accessColumn, emailColumn, nameColumns } from '#src/shared/table/person-columns.tsx'

/** What everybody sees (R880). */
export const administratorColumns: readonly Column<BusinessAdmin>[] = [
  emailColumn,
  ...nameColumns,
  accessColumn('isActive', ({ isActive }) => isActive),
]

/** Whether work runs on the account, for bank staff (R446). */
export const taskColumn = (isWorkedOn: (administrator: BusinessAdmin) => boolean): Column<BusinessAdmin> => ({
  id: 'taskOpen',
  header: msg`Open task`,
  role: 'detail',
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
