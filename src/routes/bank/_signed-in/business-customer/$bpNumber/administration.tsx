import { createFileRoute } from '@tanstack/react-router'
import { AdministrationPage } from '#src/features/customer-administration/administration-page.tsx'
import { companyTabs, companyTabSearch } from '#src/features/customer-administration/administration-tabs.ts'
import { openHistory } from '#src/features/history/open-history.ts'
import { companyContents } from '#src/routes/-company-contents.tsx'
import { companyPapersSearch, loadPapersWords } from '#src/routes/-papers-search.ts'
import { papers } from '#src/routes/-papers.tsx'
import { administratorHistory } from '#src/routes/bank/-administrator-history.tsx'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { prefetch } from '#src/shared/query/prefetch.ts'
import { scrollFor } from '#src/shared/table/list-search.ts'

export const Route = createFileRoute('/bank/_signed-in/business-customer/$bpNumber/administration')({
  validateSearch: (given) => ({ ...companyTabSearch(given), ...companyPapersSearch(given), ...openHistory(given) }),
  loader: ({ context: { queryClient, customerPorts: ports } }) => {
    prefetch(queryClient, ports.company.company(), ports.administrators.administrators(), ports.fees.fees())
    return Promise.all([loadPapersWords(), ...['company', 'administrators', 'history', 'address'].map(loadCatalog)])
  },
  component: Administration,
})

function Administration() {
  const { customerPorts: ports, may } = Route.useRouteContext()
  const { tab = companyTabs[0], ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const onSearch = (next: typeof search) => void navigate({ search: { tab, ...next }, ...scrollFor(search, next) })
  const { documents, ...others } = papers({ ports, mayRemove: may('bankDeleteDocument'), search, onSearch })
  const company = companyContents({ ports, search, onSearch, rowActions: administratorHistory })
  return (
    <AdministrationPage
      tabs={companyTabs}
      open={tab}
      onOpen={(next) => void navigate({ search: { tab: next } })}
      contents={{ ...company, ...others, customerDocuments: documents }}
    />
  )
}
