import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BankEmployee } from '#generated/model/bank-employee.ts'
import type { Column } from '#src/shared/table/column.ts'
import { accessColumn, emailColumn, nameColumns } from '#src/shared/table/person-columns.tsx'
import { rolesText } from './role-labels.ts'

/** What is said of an employee (R874); sorted by the words that are shown. */
export const employeeColumns = (i18n: I18n): readonly Column<BankEmployee>[] => [
  emailColumn,
  ...nameColumns,
  {
    id: 'roles',
    header: msg`Roles`,
    role: 'detail',
    long: true,
    value: ({ roles }) => rolesText(i18n, roles),
    sortable: true,
  },
  accessColumn('active', ({ active }) => active),
]
