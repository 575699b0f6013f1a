import { createFileRoute, Link } from '@tanstack/react-router'
import { privateCustomerList } from '#src/features/customers/private-customer-search.ts'
import { PrivateCustomersPage } from '#src/features/customers/private-customers-page.tsx'
import { openHistory } from '#src/features/history/open-history.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { prefetch } from '#src/shared/query/prefetch.ts'
import { RowHistory } from '../-row-history.tsx'

export const Route = createFileRoute('/bank/_signed-in/private-customers')({
  validateSearch: (given) => ({ ...privateCustomerList.parse(given), ...openHistory(given) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, ports }, deps }) => {
    prefetch(queryClient, ports.privateCustomers.customers(deps))
    return Promise.all(['customers', 'history', 'table'].map(loadCatalog))
  },
  component: PrivateCustomers,
})

function PrivateCustomers() {
  const { ports } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <PrivateCustomersPage
      port={ports.privateCustomers}
      search={search}
      onSearch={(next) => void navigate({ search: next })}
      detailsLink={detailsLink}
      rowActions={rowHistory}
    />
  )
}

const detailsLink = ({ bpNumber }: { bpNumber: string }) => (
  <Link to="/bank/private-customer/$bpNumber" params={{ bpNumber }} preload={false} />
)

const rowHistory = ({ id, firstName, lastName }: { id: string; firstName: string; lastName: string }) => (
  <RowHistory object={{ objectType: 'PRIVATE_CUSTOMER', objectId: id }} name={`${firstName} ${lastName}`} />
)
