import { createFileRoute } from '@tanstack/react-router'
import { AdministrationPage } from '#src/features/customer-administration/administration-page.tsx'
import { privateTabs, privateTabSearch } from '#src/features/customer-administration/administration-tabs.ts'
import { FeesTab } from '#src/features/fees/fees-tab.tsx'
import { feesSearch } from '#src/features/fees/fees-search.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { prefetch } from '#src/shared/query/prefetch.ts'
import { NotAvailableNote } from '#src/shared/ui/not-available-note.tsx'

export const Route = createFileRoute('/bank/_signed-in/private-customer/$bpNumber/administration')({
  validateSearch: (given) => ({ ...privateTabSearch(given), ...feesSearch(given) }),
  loader: ({ context: { queryClient, customerPorts: ports } }) => {
    prefetch(queryClient, ports.fees.fees())
    return Promise.all(['customer-administration', 'fees', 'table'].map(loadCatalog))
  },
  component: Administration,
})

function Administration() {
  const { customerPorts: ports } = Route.useRouteContext()
  const { tab = privateTabs[0], ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdministrationPage
      tabs={privateTabs}
      open={tab}
      onOpen={(next) => void navigate({ search: { tab: next } })}
      contents={{
        notes: <NotAvailableNote />,
        'customer-documents': <NotAvailableNote />,
        'fees-credits': (
          <FeesTab port={ports.fees} search={search} onSearch={(next) => void navigate({ search: { tab, ...next } })} />
        ),
        notifications: <NotAvailableNote />,
      }}
    />
  )
}
