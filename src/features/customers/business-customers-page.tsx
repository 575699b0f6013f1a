import { Button, Group, Stack } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import { formatMoney } from '#src/shared/format/money.ts'
import type { Column } from '#src/shared/table/column.ts'
import { ServerTable } from '#src/shared/table/server-table.tsx'
import { Page } from '#src/shared/ui/page.tsx'
import { businessCustomerList, type BusinessCustomerSearch } from './business-customer-search.ts'
import { addressColumn, lockColumn, numberColumn, statusColumn, taskColumn } from './customer-columns.tsx'
import { CustomerFilters } from './customer-filters.tsx'
import { customersPageSize, type BusinessCustomersPort } from './customers-port.ts'
import { DetailsLink } from './details-link.tsx'

const columns: readonly Column<BusinessCustomer>[] = [
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

type Props = {
  port: Pick<BusinessCustomersPort, 'customers'>
  search: BusinessCustomerSearch
  onSearch: (next: BusinessCustomerSearch) => void
  /** The way to a company's pages, as an empty link. */
  detailsLink: (customer: BusinessCustomer) => ReactElement
  /** The way to the page that adds a company, as an empty link (R369). */
  addLink: ReactElement
  /** Further buttons of a row, such as its history; they stand behind the details. */
  rowActions?: (customer: BusinessCustomer) => ReactNode
}

/** All companies of the bank (R364 to R369). */
export function BusinessCustomersPage({ port, search, onSearch, detailsLink, addLink, rowActions }: Props) {
  const { t } = useLingui()
  const actionsOf = (customer: BusinessCustomer) => (
    <>
      <DetailsLink name={customer.companyName} link={detailsLink(customer)} />
      {rowActions?.(customer)}
    </>
  )
  return (
    <Page title={t`Business customers`} context={t`Companies that pay for the phone numbers of their people.`}>
      <Stack gap="md">
        <Group>
          <Button leftSection={<IconPlus size={18} aria-hidden />} renderRoot={(props) => cloneElement(addLink, props)}>
            <Trans>Add company</Trans>
          </Button>
        </Group>
        <CustomerFilters
          description={t`Number, name or address; at least 3 characters`}
          list={businessCustomerList}
          search={search}
          onSearch={onSearch}
          query={port.customers(search)}
        />
        <ServerTable
          label={t`Business customers`}
          query={port.customers(search)}
          rows={({ results }) => results}
          total={({ total }) => total}
          rowId={({ id }) => id}
          columns={columns}
          pageSize={customersPageSize}
          list={businessCustomerList}
          search={search}
          onSearch={onSearch}
          empty={{ title: <Trans>There are no companies yet.</Trans> }}
          tone={({ statusDetails }) => (statusDetails.status === 'TERMINATED' ? 'muted' : undefined)}
          actions={actionsOf}
        />
      </Stack>
    </Page>
  )
}
