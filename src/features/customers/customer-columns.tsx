import { IconLock } from '@tabler/icons-react'
import type { PostalAddress } from '#generated/model/postal-address.ts'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { Locks } from '#generated/model/locks.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { StatusBadge } from '#src/shared/elements/status-badge.tsx'
import { formatDate } from '#src/shared/format/date.ts'
import { formatMoney } from '#src/shared/format/money.ts'
import { formatCallNumber } from '#src/shared/format/phone.ts'
import type { Column } from '#src/shared/table/column.ts'
import { emailColumn, nameColumns } from '#src/shared/table/person-columns.tsx'
import classes from './customers.module.css'
import { isLocked } from './customer-states.ts'
import { TerminationStatus, type Termination } from './termination-status.tsx'

/** What both lists show of a customer, and how it is read from a row. */
type Shared = { bpNumber: string; postalAddress: PostalAddress; taskOpen: boolean; locks: Locks }

const numberColumn = {
  id: 'bpNumber',
  header: msg`Customer number`,
  value: (customer: Shared) => customer.bpNumber,
  cell: (customer: Shared) => <span className="amount">{customer.bpNumber}</span>,
  sortable: true,
} satisfies Column<never>

const addressText = ({ zipcode, city, street }: PostalAddress) => `${zipcode} ${city}, ${street}`

const addressColumn = {
  id: 'postalAddress',
  header: msg`Address`,
  value: (customer: Shared) => addressText(customer.postalAddress),
  cell: ({ postalAddress: { zipcode, city, street } }: Shared) => (
    <span className={classes.address}>
      {street}
      <br />
      {zipcode} {city}
    </span>
  ),
  sortable: true,
} satisfies Column<never>

const taskColumn = {
  id: 'taskOpen',
  header: msg`Open task`,
  value: (customer: Shared) => customer.taskOpen,
  cell: (customer: Shared) => (customer.taskOpen ? <TaskRuns /> : <Trans>No</Trans>),
  sortable: true,
} satisfies Column<never>

const lockColumn = {
  id: 'locks',
  header: msg`Lock`,
  value: (customer: Shared) => isLocked(customer.locks),
  cell: (customer: Shared) => isLocked(customer.locks) && <Lock />,
} satisfies Column<never>

/** The status, and for who is not active the popup with reason and date. */
const statusColumn = <TCustomer,>(
  read: (customer: TCustomer) => Termination & { name: string; status: CustomerStatus },
) =>
  ({
    id: 'status',
    header: msg`Termination status`,
    value: (customer: TCustomer) => read(customer).status,
    cell: (customer: TCustomer) => <TerminationStatus {...read(customer)} />,
    sortable: true,
  }) satisfies Column<TCustomer>

/** What is said of a private customer (R350, R351). */
export const privateColumns: readonly Column<PrivateCustomer>[] = [
  numberColumn,
  ...nameColumns,
  {
    id: 'callNumber',
    header: msg`Phone number`,
    value: ({ callNumber }) => callNumber,
    cell: ({ callNumber }) => <span className="amount">{formatCallNumber(callNumber)}</span>,
    sortable: true,
  },
  emailColumn,
  addressColumn,
  {
    id: 'birthDate',
    header: msg`Date of birth`,
    value: ({ birthDate }) => birthDate,
    cell: ({ birthDate }) => <span className="amount">{formatDate(birthDate)}</span>,
    sortable: true,
  },
  taskColumn,
  statusColumn((customer) => ({ ...customer, name: `${customer.firstName} ${customer.lastName}` })),
  lockColumn,
]

/** What is said of a company (R364). */
export const businessColumns: readonly Column<BusinessCustomer>[] = [
  numberColumn,
  { id: 'companyName', header: msg`Company name`, value: ({ companyName }) => companyName, sortable: true },
  {
    id: 'limit',
    header: msg`Limit in euros`,
    value: ({ limit }) => limit,
    cell: ({ limit }) => formatMoney(limit),
    sortable: true,
    numeric: true,
  },
  addressColumn,
  taskColumn,
  statusColumn(({ companyName, statusDetails }) => ({ ...statusDetails, name: companyName })),
  lockColumn,
]

function TaskRuns() {
  return (
    <StatusBadge tone="waiting">
      <Trans>Yes</Trans>
    </StatusBadge>
  )
}

function Lock() {
  const { t } = useLingui()
  return <IconLock size={20} role="img" aria-label={t`Locked`} className={classes.lock!} />
}
