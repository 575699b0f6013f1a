import { createFileRoute } from '@tanstack/react-router'
import { AdministrationPage } from '#src/features/customer-administration/administration-page.tsx'
import { privateTabs, privateTabSearch } from '#src/features/customer-administration/administration-tabs.ts'
import { loadPapersWords, papersSearch } from '#src/routes/-papers-search.ts'
import { papers } from '#src/routes/-papers.tsx'
import { prefetch } from '#src/shared/query/prefetch.ts'
import { scrollFor } from '#src/shared/table/list-search.ts'

export const Route = createFileRoute('/bank/_signed-in/private-customer/$bpNumber/administration')({
  validateSearch: (given) => ({ ...privateTabSearch(given), ...papersSearch(given) }),
  loader: ({ context: { queryClient, customerPorts: ports } }) => {
    prefetch(queryClient, ports.fees.fees())
    return loadPapersWords()
  },
  component: Administration,
})

function Administration() {
  const { customerPorts: ports, may } = Route.useRouteContext()
  const { tab = privateTabs[0], ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const onSearch = (next: typeof search) => void navigate({ search: { tab, ...next }, ...scrollFor(search, next) })
  const { documents, ...others } = papers({ ports, mayRemove: may('bankDeleteDocument'), search, onSearch })
  return (
    <AdministrationPage
      tabs={privateTabs}
      open={tab}
      onOpen={(next) => void navigate({ search: { tab: next } })}
      contents={{ ...others, 'customer-documents': documents }}
    />
  )
}
