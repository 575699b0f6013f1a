import { Stack } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { formatDate } from '#src/shared/format/date.ts'
import { formatCallNumber } from '#src/shared/format/phone.ts'
import type { Column } from '#src/shared/table/column.ts'
import { ServerTable } from '#src/shared/table/server-table.tsx'
import { Page } from '#src/shared/ui/page.tsx'
import { EmailText } from '#src/shared/elements/email-text.tsx'
import { addressColumn, lockColumn, numberColumn, statusColumn, taskColumn } from './customer-columns.tsx'
import { CustomerFilters } from './customer-filters.tsx'
import { customersPageSize, type PrivateCustomersPort } from './customers-port.ts'
import { DetailsLink } from './details-link.tsx'
import { privateCustomerList, type PrivateCustomerSearch } from './private-customer-search.ts'

const nameOf = ({ firstName, lastName }: PrivateCustomer) => `${firstName} ${lastName}`

const columns: readonly Column<PrivateCustomer>[] = [
  numberColumn,
  { id: 'firstName', header: msg`First name`, value: ({ firstName }) => firstName, sortable: true },
  { id: 'lastName', header: msg`Last name`, value: ({ lastName }) => lastName, sortable: true },
  {
    id: 'callNumber',
    header: msg`Phone number`,
    value: ({ callNumber }) => callNumber,
    cell: ({ callNumber }) => <span className="amount">{formatCallNumber(callNumber)}</span>,
    sortable: true,
  },
  {
    id: 'email',
    header: msg`E-mail address`,
    value: ({ email }) => email,
    cell: ({ email }) => <EmailText>{email}</EmailText>,
    sortable: true,
  },
  addressColumn,
  {
    id: 'birthDate',
    header: msg`Date of birth`,
    value: ({ birthDate }) => birthDate,
    cell: ({ birthDate }) => <span className="amount">{formatDate(birthDate)}</span>,
    sortable: true,
  },
  taskColumn,
  statusColumn((customer) => ({ ...customer, name: nameOf(customer) })),
  lockColumn,
]

type Props = {
  port: Pick<PrivateCustomersPort, 'customers'>
  search: PrivateCustomerSearch
  onSearch: (next: PrivateCustomerSearch) => void
  /** The way to a customer's pages, as an empty link. */
  detailsLink: (customer: PrivateCustomer) => ReactElement
  /** Further buttons of a row, such as its history; they stand behind the details. */
  rowActions?: (customer: PrivateCustomer) => ReactNode
}

/** All private customers of the bank (R350 to R363). */
export function PrivateCustomersPage({ port, search, onSearch, detailsLink, rowActions }: Props) {
  const { t } = useLingui()
  const actionsOf = (customer: PrivateCustomer) => (
    <>
      <DetailsLink name={nameOf(customer)} link={detailsLink(customer)} />
      {rowActions?.(customer)}
    </>
  )
  return (
    <Page title={t`Private customers`} context={t`Everybody who pays with their own phone number.`}>
      <Stack gap="md">
        <CustomerFilters
          description={t`Number, name, phone number, e-mail address or address; at least 3 characters`}
          list={privateCustomerList}
          search={search}
          onSearch={onSearch}
          query={port.customers(search)}
        />
        <ServerTable
          label={t`Private customers`}
          query={port.customers(search)}
          rows={({ results }) => results}
          total={({ total }) => total}
          rowId={({ id }) => id}
          columns={columns}
          pageSize={customersPageSize}
          list={privateCustomerList}
          search={search}
          onSearch={onSearch}
          empty={{ title: <Trans>There are no private customers yet.</Trans> }}
          tone={({ status }) => (status === 'TERMINATED' ? 'muted' : undefined)}
          actions={actionsOf}
        />
      </Stack>
    </Page>
  )
}
