import { Button, Group, Stack } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { cloneElement, useCallback, useMemo, useRef, type ReactElement, type ReactNode } from 'react'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import type { Query } from '#src/shared/query/port.ts'
import type { Column } from '#src/shared/table/column.ts'
import type { ListDefinition } from '#src/shared/table/state/list-search.ts'
import { useListPreferences } from '#src/shared/table/state/list-state.ts'
import { ServerTable } from '#src/shared/table/server-table.tsx'
import { Page } from '#src/shared/ui/page.tsx'
import { businessColumns, privateColumns } from './customer-columns.tsx'
import { CustomerFilters } from './customer-filters.tsx'
import {
  businessCustomersName,
  customersPageSize,
  privateCustomersName,
  type BusinessCustomersPort,
  type CustomerSearch,
  type PrivateCustomersPort,
} from './customers-port.ts'
import {
  businessCustomerList,
  privateCustomerList,
  type BusinessCustomerSearch,
  type PrivateCustomerSearch,
} from './customers-search.ts'
import { DetailsLink } from './details-link.tsx'

/** What the page of the portal brings to either list. */
type Given<TPort, TCustomer, TSearch> = {
  port: TPort
  search: TSearch
  onSearch: (next: TSearch) => void
  /** The way to a customer's pages, as an empty link. */
  detailsLink: (customer: TCustomer) => ReactElement
  /** Further buttons of a row, such as its history; they stand behind the details. Memoised, as all actions of a long list. */
  rowActions?: (customer: TCustomer) => ReactNode
}

type PrivateProps = Given<Pick<PrivateCustomersPort, 'customers'>, PrivateCustomer, PrivateCustomerSearch>

/** All private customers of the bank (R350 to R363). */
export function PrivateCustomersPage({ port, ...props }: PrivateProps) {
  const { i18n, t } = useLingui()
  const columns = useMemo(() => privateColumns(i18n), [i18n])
  const [{ size = customersPageSize }] = useListPreferences(privateCustomersName)
  return (
    <CustomersPage
      {...props}
      name={privateCustomersName}
      pageSize={size}
      title={t`Private customers`}
      context={t`Everybody who pays with their own phone number.`}
      searched={t`Number, name, phone number, e-mail address or address; at least 3 characters`}
      none={<Trans>There are no private customers yet.</Trans>}
      list={privateCustomerList}
      query={port.customers(props.search)}
      columns={columns}
      nameOf={nameOfPerson}
      statusOf={({ status }) => status}
    />
  )
}

type BusinessProps = Given<Pick<BusinessCustomersPort, 'customers'>, BusinessCustomer, BusinessCustomerSearch> & {
  /** The way to the page that adds a company, as an empty link (R369). */
  addLink: ReactElement
}

/** All companies of the bank (R364 to R369). */
export function BusinessCustomersPage({ port, addLink, ...props }: BusinessProps) {
  const { i18n, t } = useLingui()
  const columns = useMemo(() => businessColumns(i18n), [i18n])
  const [{ size = customersPageSize }] = useListPreferences(businessCustomersName)
  return (
    <CustomersPage
      {...props}
      name={businessCustomersName}
      pageSize={size}
      title={t`Business customers`}
      context={t`Companies that pay for the phone numbers of their people.`}
      searched={t`Number, name or address; at least 3 characters`}
      none={<Trans>There are no companies yet.</Trans>}
      list={businessCustomerList}
      query={port.customers(props.search)}
      columns={columns}
      nameOf={nameOfCompany}
      statusOf={({ statusDetails }) => statusDetails.status}
      above={
        <Group>
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            renderRoot={(button) => cloneElement(addLink, button)}
          >
            <Trans>Add company</Trans>
          </Button>
        </Group>
      }
    />
  )
}

const nameOfPerson = ({ firstName, lastName }: PrivateCustomer) => `${firstName} ${lastName}`
const nameOfCompany = ({ companyName }: BusinessCustomer) => companyName

type Customers<TCustomer> = { results: TCustomer[]; total: number }

type Props<TCustomer, TSearch> = Omit<Given<never, TCustomer, TSearch>, 'port'> & {
  name: string
  pageSize: number
  title: string
  context: string
  /** What can be searched for. */
  searched: string
  /** Said when there is none. */
  none: ReactNode
  list: ListDefinition<TSearch & object>
  query: Query<Customers<TCustomer>>
  columns: readonly Column<TCustomer>[]
  nameOf: (customer: TCustomer) => string
  statusOf: (customer: TCustomer) => CustomerStatus
  above?: ReactNode
}

function CustomersPage<TCustomer extends { id: string; taskOpen: boolean }, TSearch extends CustomerSearch<string>>({
  title,
  context,
  searched,
  none,
  above,
  nameOf,
  statusOf,
  detailsLink,
  rowActions,
  ...table
}: Props<TCustomer, TSearch>) {
  const actionsOf = useCallback(
    (customer: TCustomer) => (
      <>
        <DetailsLink name={nameOf(customer)} link={detailsLink(customer)} />
        {rowActions?.(customer)}
      </>
    ),
    [nameOf, detailsLink, rowActions],
  )
  const place = useRef<HTMLDivElement>(null)
  // Whoever has found one customer opens them with another Enter, as with the link of the row.
  const openOnly = () => {
    const found = place.current?.querySelectorAll<HTMLElement>('[aria-busy=false] tbody tr td[data-actions]')
    if (found?.length === 1) found[0]!.querySelector('a')?.click()
  }
  return (
    <Page title={title} context={context}>
      <Stack gap="md" ref={place}>
        {above}
        <CustomerFilters description={searched} onEnterAgain={openOnly} {...table} />
        <ServerTable<Customers<TCustomer>, TCustomer, TSearch>
          {...table}
          label={title}
          rows={({ results }) => results}
          total={({ total }) => total}
          rowId={({ id }) => id}
          isInProgress={({ taskOpen }) => taskOpen}
          defaultPageSize={customersPageSize}
          empty={{ title: none }}
          tone={(customer) => (statusOf(customer) === 'TERMINATED' ? 'muted' : undefined)}
          actions={actionsOf}
        />
      </Stack>
    </Page>
  )
}
