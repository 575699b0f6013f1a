import { createFileRoute } from '@tanstack/react-router'
import { AdministrationPage } from '#src/features/customer-administration/administration-page.tsx'
import { privateTabs, privateTabSearch } from '#src/features/customer-administration/administration-tabs.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { NotAvailableNote } from '#src/shared/ui/not-available-note.tsx'

export const Route = createFileRoute('/bank/_signed-in/private-customer/$bpNumber/administration')({
  validateSearch: privateTabSearch,
  loader: () => loadCatalog('customer-administration'),
  component: Administration,
})

function Administration() {
  const { tab = privateTabs[0] } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdministrationPage
      tabs={privateTabs}
      open={tab}
      onOpen={(next) => void navigate({ search: { tab: next } })}
      contents={{
        notes: <NotAvailableNote />,
        'customer-documents': <NotAvailableNote />,
        'fees-credits': <NotAvailableNote />,
        notifications: <NotAvailableNote />,
      }}
    />
  )
}
