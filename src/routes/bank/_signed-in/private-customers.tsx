import { createFileRoute, Link } from '@tanstack/react-router'
import { privateCustomerList } from '#src/features/customers/private-customer-search.ts'
import { PrivateCustomersPage } from '#src/features/customers/private-customers-page.tsx'
import { openWindow } from '#src/features/customers/open-window.ts'
import { openHistory } from '#src/features/history/open-history.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { prefetch } from '#src/shared/query/prefetch.ts'
import { privateCustomerButtons } from '../-customer-buttons.tsx'

export const Route = createFileRoute('/bank/_signed-in/private-customers')({
  validateSearch: (given) => ({ ...privateCustomerList.parse(given), ...openHistory(given), ...openWindow(given) }),
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
      rowActions={privateCustomerButtons}
    />
  )
}

const detailsLink = ({ bpNumber }: { bpNumber: string }) => (
  <Link to="/bank/private-customer/$bpNumber" params={{ bpNumber }} preload={false} />
)
