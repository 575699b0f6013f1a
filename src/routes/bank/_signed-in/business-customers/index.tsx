import { createFileRoute, Link } from '@tanstack/react-router'
import { businessCustomerList } from '#src/features/customers/business-customer-search.ts'
import { BusinessCustomersPage } from '#src/features/customers/business-customers-page.tsx'
import { openWindow } from '#src/features/customers/open-window.ts'
import { openHistory } from '#src/features/history/open-history.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { prefetch } from '#src/shared/query/prefetch.ts'
import { businessCustomerButtons } from '../../-customer-buttons.tsx'

export const Route = createFileRoute('/bank/_signed-in/business-customers/')({
  validateSearch: (given) => ({ ...businessCustomerList.parse(given), ...openHistory(given), ...openWindow(given) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, ports }, deps }) => {
    prefetch(queryClient, ports.businessCustomers.customers(deps))
    return Promise.all(['customers', 'history', 'table'].map(loadCatalog))
  },
  component: BusinessCustomers,
})

function BusinessCustomers() {
  const { ports } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BusinessCustomersPage
      port={ports.businessCustomers}
      search={search}
      onSearch={(next) => void navigate({ search: next })}
      detailsLink={detailsLink}
      rowActions={businessCustomerButtons}
      addLink={<Link to="/bank/business-customers/company" />}
    />
  )
}

const detailsLink = ({ bpNumber }: { bpNumber: string }) => (
  <Link to="/bank/business-customer/$bpNumber" params={{ bpNumber }} preload={false} />
)
