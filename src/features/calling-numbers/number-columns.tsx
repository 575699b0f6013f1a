import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import { formatMoney } from '#src/shared/format/money.ts'
import { callNumberVariants, formatCallNumber } from '#src/shared/format/call-number.ts'
import type { Column } from '#src/shared/table/column.ts'
import { nameColumns } from '#src/shared/table/person-columns.tsx'
import { NumberStateBadge } from './number-state-badge.tsx'
import { numberStates } from './calling-numbers-search.ts'

/** What everybody sees (R881); the state comes early, because it decides what can be done. */
export const numberColumns: readonly Column<CallingNumber>[] = [
  {
    id: 'callingNumber',
    header: msg`Calling number`,
    role: 'title',
    value: ({ callingNumber }) => callingNumber,
    cell: ({ callingNumber }) => <span className="amount">{formatCallNumber(callingNumber)}</span>,
    searchText: ({ callingNumber }) => callNumberVariants(callingNumber),
    sortable: true,
  },
  {
    id: 'status',
    header: msg`Status`,
    role: 'state',
    // In the order of the filter.
    value: ({ status }) => numberStates.indexOf(status),
    cell: (number) => <NumberStateBadge number={number} />,
    sortable: true,
    searchText: false,
  },
  ...nameColumns,
  {
    id: 'employeeNumber',
    header: msg`Employee no.`,
    role: 'detail',
    value: ({ employeeNumber }) => employeeNumber,
    sortable: true,
  },
  { id: 'carNumber', header: msg`Licence plate`, role: 'detail', value: ({ carNumber }) => carNumber, sortable: true },
  {
    id: 'limit',
    header: msg`Limit in euros`,
    role: 'detail',
    value: ({ limit }) => limit,
    cell: ({ limit }) => formatMoney(limit),
    sortable: true,
    numeric: true,
    searchText: false,
  },
  {
    id: 'reloadValue',
    header: msg`Reload value in hours`,
    role: 'detail',
    value: ({ reloadValue }) => reloadValue,
    sortable: true,
    numeric: true,
    searchText: false,
  },
]

/** What bank employees see too (R445). */
export const numberColumnsWithTasks: readonly Column<CallingNumber>[] = [
  ...numberColumns,
  {
    id: 'taskOpen',
    header: msg`Task open`,
    role: 'detail',
    value: ({ taskOpen }) => taskOpen,
    cell: ({ taskOpen }) => (taskOpen ? <Trans>Yes</Trans> : <Trans>No</Trans>),
    sortable: true,
    searchText: false,
  },
]
