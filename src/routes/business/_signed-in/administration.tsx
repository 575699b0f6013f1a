import { createFileRoute } from '@tanstack/react-router'
import { administratorsSearch } from '#src/features/administrators/administrators-search.ts'
import { AdministrationPage } from '#src/features/customer-administration/administration-page.tsx'
import { companyTabs, companyTabSearch } from '#src/features/customer-administration/administration-tabs.ts'
import { companyContents } from '#src/routes/-company-contents.tsx'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { prefetch } from '#src/shared/query/prefetch.ts'
import { scrollFor } from '#src/shared/table/list-search.ts'

export const Route = createFileRoute('/business/_signed-in/administration')({
  validateSearch: (given) => ({ ...companyTabSearch(given), ...administratorsSearch(given) }),
  loader: ({ context: { queryClient, ports } }) => {
    prefetch(queryClient, ports.company.company(), ports.administrators.administrators())
    return Promise.all(['customer-administration', 'company', 'administrators', 'address', 'table'].map(loadCatalog))
  },
  component: Administration,
})

function Administration() {
  const { ports } = Route.useRouteContext()
  const { tab = companyTabs[0], ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdministrationPage
      tabs={companyTabs}
      open={tab}
      onOpen={(next) => void navigate({ search: { tab: next } })}
      contents={companyContents({
        ports,
        search,
        onSearch: (next) => void navigate({ search: { tab, ...next }, ...scrollFor(search, next) }),
      })}
    />
  )
}
