import type { I18n } from '@lingui/core'
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
import { formatCallNumber } from '#src/shared/format/call-number.ts'
import type { Column } from '#src/shared/table/column.ts'
import { emailColumn, nameColumns } from '#src/shared/table/person-columns.tsx'
import classes from './customers.module.css'
import { lockText } from './lock-words.ts'
import { TerminationStatus, type Termination } from './termination-status.tsx'

/** What both lists show of a customer, and how it is read from a row. */
type Shared = { bpNumber: string; postalAddress: PostalAddress; taskOpen: boolean; locks: Locks }

const numberColumn = {
  id: 'bpNumber',
  defaultSort: 'desc',
  header: msg`Customer number`,
  role: 'subtitle',
  value: (customer: Shared) => customer.bpNumber,
  cell: (customer: Shared) => <span className="amount">{customer.bpNumber}</span>,
  sortable: true,
} satisfies Column<never>

const addressText = ({ zipcode, city, street }: PostalAddress) => `${zipcode} ${city}, ${street}`

const addressColumn = {
  id: 'postalAddress',
  header: msg`Address`,
  role: 'hidden',
  long: true,
  value: (customer: Shared) => addressText(customer.postalAddress),
  sortable: true,
} satisfies Column<never>

const taskColumn = {
  id: 'taskOpen',
  header: msg`Open task`,
  role: 'detail',
  value: (customer: Shared) => customer.taskOpen,
  cell: (customer: Shared) => (customer.taskOpen ? <TaskRuns /> : <Trans>No</Trans>),
  sortable: true,
} satisfies Column<never>

const lockColumn = (i18n: I18n) =>
  ({
    id: 'locks',
    header: msg`Lock`,
    role: 'detail',
    long: true,
    value: (customer: Shared) => lockText(i18n, customer.locks),
    cell: ({ locks }: Shared) => <Lock words={lockText(i18n, locks)} />,
  }) satisfies Column<never>

/** The status, and for who is not active the popup with reason and date. */
const statusColumn = <TCustomer,>(
  read: (customer: TCustomer) => Termination & { name: string; status: CustomerStatus },
) =>
  ({
    id: 'status',
    header: msg`Termination status`,
    role: 'state',
    value: (customer: TCustomer) => read(customer).status,
    cell: (customer: TCustomer) => <TerminationStatus {...read(customer)} />,
    sortable: true,
  }) satisfies Column<TCustomer>

/** What is said of a private customer (R350, R351). */
export const privateColumns = (i18n: I18n): readonly Column<PrivateCustomer>[] => [
  numberColumn,
  ...nameColumns,
  {
    id: 'callNumber',
    header: msg`Phone number`,
    role: 'detail',
    value: ({ callNumber }) => callNumber,
    cell: ({ callNumber }) => <span className="amount">{formatCallNumber(callNumber)}</span>,
    sortable: true,
  },
  { ...emailColumn, role: 'detail' },
  addressColumn,
  {
    id: 'birthDate',
    header: msg`Date of birth`,
    role: 'hidden',
    value: ({ birthDate }) => birthDate,
    cell: ({ birthDate }) => <span className="amount">{formatDate(birthDate)}</span>,
    sortable: true,
  },
  taskColumn,
  statusColumn((customer) => ({ ...customer, name: `${customer.firstName} ${customer.lastName}` })),
  lockColumn(i18n),
]

/** What is said of a company (R364). */
export const businessColumns = (i18n: I18n): readonly Column<BusinessCustomer>[] => [
  numberColumn,
  {
    id: 'companyName',
    header: msg`Company name`,
    role: 'title',
    long: true,
    value: ({ companyName }) => companyName,
    sortable: true,
  },
  {
    id: 'limit',
    header: msg`Limit in euros`,
    role: 'detail',
    value: ({ limit }) => limit,
    cell: ({ limit }) => formatMoney(limit),
    sortable: true,
    numeric: true,
  },
  addressColumn,
  taskColumn,
  statusColumn(({ companyName, statusDetails }) => ({ ...statusDetails, name: companyName })),
  lockColumn(i18n),
]

function TaskRuns() {
  return (
    <StatusBadge tone="waiting">
      <Trans>Yes</Trans>
    </StatusBadge>
  )
}

function Lock({ words }: { words: string }) {
  const { t } = useLingui()
  if (words === '') return null
  return (
    <span className={classes.lock}>
      <IconLock size={16} role="img" aria-label={t`Locked`} /> {words}
    </span>
  )
}
