import { createFileRoute } from '@tanstack/react-router'
import { AdministratorsTab } from '#src/features/administrators/administrators-tab.tsx'
import { administratorsSearch } from '#src/features/administrators/administrators-search.ts'
import { AdministrationPage } from '#src/features/customer-administration/administration-page.tsx'
import { companyTabs, companyTabSearch } from '#src/features/customer-administration/administration-tabs.ts'
import { CompanyTab } from '#src/features/company/company-tab.tsx'
import { FeesTab } from '#src/features/fees/fees-tab.tsx'
import { feesSearch } from '#src/features/fees/fees-search.ts'
import { openHistory } from '#src/features/history/open-history.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { prefetch } from '#src/shared/query/prefetch.ts'
import { NotAvailableNote } from '#src/shared/ui/not-available-note.tsx'
import { RowHistory } from '../../../-row-history.tsx'

export const Route = createFileRoute('/bank/_signed-in/business-customer/$bpNumber/administration')({
  validateSearch: (given) => ({
    ...companyTabSearch(given),
    ...administratorsSearch(given),
    ...feesSearch(given),
    ...openHistory(given),
  }),
  loader: ({ context: { queryClient, customerPorts: ports } }) => {
    prefetch(queryClient, ports.company.company(), ports.administrators.administrators(), ports.fees.fees())
    return Promise.all(
      ['customer-administration', 'company', 'administrators', 'history', 'address', 'fees', 'table'].map(loadCatalog),
    )
  },
  component: Administration,
})

function Administration() {
  const { customerPorts: ports } = Route.useRouteContext()
  const { tab = companyTabs[0], ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const onSearch = (next: typeof search) => void navigate({ search: { tab, ...next } })
  return (
    <AdministrationPage
      tabs={companyTabs}
      open={tab}
      onOpen={(next) => void navigate({ search: { tab: next } })}
      contents={{
        companyData: <CompanyTab port={ports.company} />,
        admins: (
          <AdministratorsTab
            port={ports.administrators}
            search={administratorsSearch(search)}
            onSearch={onSearch}
            rowActions={rowHistory}
          />
        ),
        notes: <NotAvailableNote />,
        customerDocuments: <NotAvailableNote />,
        'fees-credits': <FeesTab port={ports.fees} search={feesSearch(search)} onSearch={onSearch} />,
        notifications: <NotAvailableNote />,
      }}
    />
  )
}

const rowHistory = ({ id, firstName, lastName }: { id: string; firstName: string; lastName: string }) => (
  <RowHistory object={{ objectType: 'BUSINESS_ADMIN', objectId: id }} name={`${firstName} ${lastName}`} />
)
