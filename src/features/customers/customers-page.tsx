import { Button } from '@mantine/core'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconLock, IconPlus } from '@tabler/icons-react'
import { cloneElement, useCallback, useMemo, useRef, type ReactElement, type ReactNode } from 'react'
import { searchMinimum } from '#generated/model/constants.ts'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { Locks } from '#generated/model/locks.ts'
import type { PostalAddress } from '#generated/model/postal-address.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { StatusBadge } from '#src/shared/elements/status-badge.tsx'
import { formatCallNumber, formatMoney } from '#src/shared/format/numbers.ts'
import { formatDate } from '#src/shared/format/day.ts'
import type { Query } from '#src/shared/query/port.ts'
import { type Column, emailColumn, idOf, nameColumns, resultsOf, UsualValue } from '#src/shared/table/columns.tsx'
import {
  activeChoice,
  activeSearch,
  FilterBar,
  MultiSelectFilter,
  SearchBox,
} from '#src/shared/table/filters/filters.tsx'
import { ReloadButton } from '#src/shared/table/reload-button.tsx'
import { ServerTable } from '#src/shared/table/server-table.tsx'
import { SortSelect } from '#src/shared/table/table-head.tsx'
import type { ListDefinition } from '#src/shared/table/state/list-search.ts'
import { updateListSearch, useListPreferences } from '#src/shared/table/state/list-state.ts'
import { Page } from '#src/shared/ui/page.tsx'
import { formatAddress } from './customer-address.ts'
import { customerStates, formatLocks, TerminationStatus } from './customer-status.tsx'
import type { Termination } from './actions/termination-details.tsx'
import { DetailsLink } from './details-link.tsx'
import classes from './customer-status.module.css'
import {
  businessCustomerList,
  businessCustomersName,
  customersPageSize,
  customerStatuses,
  privateCustomerList,
  privateCustomersName,
  type BusinessCustomerSearch,
  type BusinessCustomersPort,
  type CustomerKind,
  type CustomerSearch,
  type PrivateCustomerSearch,
  type PrivateCustomersPort,
} from './customers-port.ts'
import { RememberedList } from './remembered-list.tsx'

/** What the page of the portal passes to either list. */
type ListProps<TPort, TCustomer, TSearch> = {
  port: TPort
  search: TSearch
  onSearch: (next: TSearch) => void
  /** An empty link to a customer's pages. */
  detailsLink: (customer: TCustomer) => ReactElement
  /** Further buttons of a row, behind the link to the details, and how many icons they are. Memoise it: a long list has many rows. */
  rowActions?: { icons: number; render: (customer: TCustomer) => ReactNode }
}

type PrivateProps = ListProps<Pick<PrivateCustomersPort, 'customers'>, PrivateCustomer, PrivateCustomerSearch>

/** All private customers of the bank (R350 to R363). */
export function PrivateCustomersPage({ port, ...props }: PrivateProps) {
  const { i18n, t } = useLingui()
  const columns = useMemo(() => createPrivateColumns(i18n), [i18n])
  const [{ size = customersPageSize }] = useListPreferences(privateCustomersName, props.search.layout)
  return (
    <CustomersPage
      {...props}
      kind="private"
      name={privateCustomersName}
      pageSize={size}
      title={t`Private customers`}
      searchDescription={t`Number, name, phone number, e-mail address or address; at least ${searchMinimum} characters`}
      emptyTitle={<Trans>No private customers yet</Trans>}
      list={privateCustomerList}
      query={port.customers(props.search)}
      columns={columns}
      getName={fullName}
      getStatus={({ status }) => status}
    />
  )
}

type BusinessProps = ListProps<Pick<BusinessCustomersPort, 'customers'>, BusinessCustomer, BusinessCustomerSearch> & {
  /** An empty link to the page that adds a company (R369). */
  addLink: ReactElement
}

/** All companies of the bank (R364 to R369). */
export function BusinessCustomersPage({ port, addLink, ...props }: BusinessProps) {
  const { i18n, t } = useLingui()
  const columns = useMemo(() => createBusinessColumns(i18n), [i18n])
  const [{ size = customersPageSize }] = useListPreferences(businessCustomersName, props.search.layout)
  return (
    <CustomersPage
      {...props}
      kind="business"
      name={businessCustomersName}
      pageSize={size}
      title={t`Business customers`}
      searchDescription={t`Number, name, address or calling number; at least ${searchMinimum} characters`}
      emptyTitle={<Trans>No companies yet</Trans>}
      list={businessCustomerList}
      query={port.customers(props.search)}
      columns={columns}
      getName={companyName}
      getStatus={({ statusDetails }) => statusDetails.status}
      addButton={
        <Button leftSection={<IconPlus size={18} aria-hidden />} renderRoot={(button) => cloneElement(addLink, button)}>
          <Trans>Add company</Trans>
        </Button>
      }
    />
  )
}

const fullName = ({ firstName, lastName }: PrivateCustomer) => `${firstName} ${lastName}`
const companyName = (company: BusinessCustomer) => company.companyName

type CustomerList<TCustomer> = { results: TCustomer[]; total: number }

type Props<TCustomer, TSearch> = Omit<ListProps<never, TCustomer, TSearch>, 'port'> & {
  kind: CustomerKind
  name: string
  pageSize: number
  title: string
  /** What can be searched for. */
  searchDescription: string
  emptyTitle: ReactNode
  list: ListDefinition<TSearch & object>
  query: Query<CustomerList<TCustomer>>
  columns: readonly Column<TCustomer>[]
  getName: (customer: TCustomer) => string
  getStatus: (customer: TCustomer) => CustomerStatus
  addButton?: ReactNode
}

function CustomersPage<TCustomer extends ListedCustomer & { id: string }, TSearch extends CustomerSearch<string>>({
  kind,
  title,
  searchDescription,
  emptyTitle,
  addButton,
  getName,
  getStatus,
  detailsLink,
  rowActions,
  ...table
}: Props<TCustomer, TSearch>) {
  const actions = useCallback(
    (customer: TCustomer) => (
      <>
        <DetailsLink name={getName(customer)} link={detailsLink(customer)} />
        {rowActions?.render(customer)}
      </>
    ),
    [getName, detailsLink, rowActions],
  )
  const page = useRef<HTMLDivElement>(null)
  // A second Enter opens the only customer found, like the link of the row.
  const openOnlyCustomer = () => {
    const cells = page.current?.querySelectorAll<HTMLElement>('[aria-busy=false] tbody tr td[data-actions]')
    if (cells?.length === 1) cells[0]!.querySelector('a')?.click()
  }
  return (
    <Page
      title={title}
      toolbar={
        <CustomerFilters
          description={searchDescription}
          onEnterAgain={openOnlyCustomer}
          {...table}
          button={addButton}
        />
      }
    >
      <RememberedList ref={page} kind={kind} search={table.search} query={table.query}>
        <ServerTable<CustomerList<TCustomer>, TCustomer, TSearch>
          {...table}
          label={title}
          rows={resultsOf}
          total={({ total }) => total}
          rowId={idOf}
          isInProgress={({ taskOpen }) => taskOpen}
          defaultPageSize={customersPageSize}
          empty={{ title: emptyTitle }}
          tone={(customer) => (getStatus(customer) === 'TERMINATED' ? 'muted' : undefined)}
          actions={actions}
          actionsWidth={{ icons: 1 + (rowActions?.icons ?? 0) }}
          rowLink={detailsLink}
          sortInFilters
        />
      </RememberedList>
    </Page>
  )
}

type FilterSearch = CustomerSearch<string>

type FilterProps<TSearch extends FilterSearch> = {
  description: string
  list: ListDefinition<TSearch>
  search: TSearch
  onSearch: (next: TSearch) => void
  /** The query of the list, for the reload button. */
  query: Query<unknown>
  /** Runs when Enter is pressed and the text is already searched for. */
  onEnterAgain: () => void
  /** Adds a customer. */
  button: ReactNode
  columns: readonly Column<never>[]
}

/** Search, status filter and reload of both lists of customers. */
function CustomerFilters<TSearch extends FilterSearch>(props: FilterProps<TSearch>) {
  const { description, list, search, onSearch, query, onEnterAgain, button, columns } = props
  const { i18n, t } = useLingui()
  const statuses = customerStatuses.map((value) => ({ value, label: i18n._(customerStates[value].label) }))
  const change = (next: Partial<FilterSearch>) => onSearch(updateListSearch<FilterSearch>(search, next) as TSearch)
  return (
    <FilterBar
      sort={<SortSelect columns={columns} search={search} onSearch={onSearch} />}
      active={[
        ...activeSearch(search.q, () => change({ q: undefined })),
        ...activeChoice(statuses, search.status, () => change({ status: undefined })),
      ]}
      button={
        <>
          <ReloadButton query={query} />
          {button}
        </>
      }
    >
      <SearchBox
        label={t`Search customers`}
        description={description}
        list={list}
        search={search}
        onSearch={onSearch}
        onEnterAgain={onEnterAgain}
      />
      <MultiSelectFilter
        label={t`Status`}
        options={statuses}
        chosen={search.status}
        onChoose={(status) => change({ status })}
      />
    </FilterBar>
  )
}

/** The fields that both kinds of customers have in a list. */
type ListedCustomer = { bpNumber: string; postalAddress: PostalAddress; taskOpen: boolean; locks: Locks }

const numberColumn = {
  id: 'bpNumber',
  defaultSort: 'desc',
  defaultSortName: msg`Highest number first`,
  header: msg`Customer number`,
  width: 'identifier',
  role: 'subtitle',
  value: (customer: ListedCustomer) => customer.bpNumber,
  cell: (customer: ListedCustomer) => <span className="amount">{customer.bpNumber}</span>,
  sortable: true,
} satisfies Column<never>

const addressColumn = {
  id: 'postalAddress',
  header: msg`Address`,
  width: 'address',
  role: 'hidden',
  long: true,
  value: (customer: ListedCustomer) => formatAddress(customer.postalAddress),
  sortable: true,
} satisfies Column<never>

const taskColumn = {
  id: 'taskOpen',
  header: msg`Open task`,
  width: 'flag',
  role: 'detail',
  value: (customer: ListedCustomer) => customer.taskOpen,
  cell: (customer: ListedCustomer) =>
    customer.taskOpen ? (
      <StatusBadge tone="waiting">
        <Trans>Yes</Trans>
      </StatusBadge>
    ) : (
      <UsualValue>
        <Trans>No</Trans>
      </UsualValue>
    ),
  sortable: true,
} satisfies Column<never>

const createLockColumn = (i18n: I18n) =>
  ({
    id: 'locks',
    header: msg`Lock`,
    width: 'lock',
    role: 'detail',
    long: true,
    value: (customer: ListedCustomer) => formatLocks(i18n, customer.locks),
    cell: ({ locks }: ListedCustomer) => <LockSign locks={formatLocks(i18n, locks)} />,
  }) satisfies Column<never>

const createStatusColumn = <TCustomer,>(
  read: (customer: TCustomer) => Termination & { name: string; status: CustomerStatus },
) =>
  ({
    id: 'status',
    header: msg`Termination status`,
    width: 'termination',
    role: 'state',
    value: (customer: TCustomer) => read(customer).status,
    cell: (customer: TCustomer) => <TerminationStatus {...read(customer)} />,
    sortable: true,
  }) satisfies Column<TCustomer>

/** The columns of private customers (R350, R351). */
const createPrivateColumns = (i18n: I18n): readonly Column<PrivateCustomer>[] => [
  numberColumn,
  ...nameColumns,
  {
    id: 'callNumber',
    header: msg`Phone number`,
    width: 'phone',
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
    width: 'day',
    role: 'hidden',
    value: ({ birthDate }) => birthDate,
    cell: ({ birthDate }) => <span className="amount">{formatDate(birthDate)}</span>,
    sortable: true,
  },
  taskColumn,
  createStatusColumn((customer) => ({ ...customer, name: fullName(customer) })),
  createLockColumn(i18n),
]

/** The columns of companies (R364). */
const createBusinessColumns = (i18n: I18n): readonly Column<BusinessCustomer>[] => [
  numberColumn,
  {
    id: 'companyName',
    header: msg`Company name`,
    width: 'text',
    role: 'title',
    long: true,
    value: companyName,
    sortable: true,
  },
  {
    id: 'limit',
    header: msg`Limit in euros`,
    width: 'amount',
    role: 'detail',
    value: ({ limit }) => limit,
    cell: ({ limit }) => formatMoney(limit),
    sortable: true,
    numeric: true,
  },
  addressColumn,
  taskColumn,
  createStatusColumn((company) => ({ ...company.statusDetails, name: company.companyName })),
  createLockColumn(i18n),
]

function LockSign({ locks }: { locks: string }) {
  const { t } = useLingui()
  if (locks === '') return null
  return (
    <span className={classes.lock}>
      <IconLock size={16} role="img" aria-label={t`Locked`} /> {locks}
    </span>
  )
}
