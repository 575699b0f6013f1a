import { IconLock } from '@tabler/icons-react'
import type { PostalAddress } from '#generated/model/postal-address.ts'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { Locks } from '#generated/model/locks.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { StatusBadge } from '#src/shared/elements/status-badge.tsx'
import type { Column } from '#src/shared/table/column.ts'
import classes from './customers.module.css'
import { isLocked } from './locked.ts'
import { TerminationStatus, type Termination } from './termination-status.tsx'

/** What both lists show of a customer, and how it is read from a row. */
type Shared = { bpNumber: string; postalAddress: PostalAddress; taskOpen: boolean; locks: Locks }

export const numberColumn = {
  id: 'bpNumber',
  header: msg`Customer number`,
  value: (customer: Shared) => customer.bpNumber,
  cell: (customer: Shared) => <span className="amount">{customer.bpNumber}</span>,
  sortable: true,
} satisfies Column<never>

const addressText = ({ zipcode, city, street }: PostalAddress) => `${zipcode} ${city}, ${street}`

export const addressColumn = {
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

export const taskColumn = {
  id: 'taskOpen',
  header: msg`Open task`,
  value: (customer: Shared) => customer.taskOpen,
  cell: (customer: Shared) => (customer.taskOpen ? <TaskRuns /> : <Trans>No</Trans>),
  sortable: true,
} satisfies Column<never>

export const lockColumn = {
  id: 'locks',
  header: msg`Lock`,
  value: (customer: Shared) => isLocked(customer.locks),
  cell: (customer: Shared) => isLocked(customer.locks) && <Lock />,
} satisfies Column<never>

/** The status, and for who is not active the popup with reason and date. */
export const statusColumn = <TCustomer,>(
  read: (customer: TCustomer) => Termination & { name: string; status: CustomerStatus },
) =>
  ({
    id: 'status',
    header: msg`Termination status`,
    value: (customer: TCustomer) => read(customer).status,
    cell: (customer: TCustomer) => <TerminationStatus {...read(customer)} />,
    sortable: true,
  }) satisfies Column<TCustomer>

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
