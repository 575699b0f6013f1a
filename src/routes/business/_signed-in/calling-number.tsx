import { createFileRoute } from '@tanstack/react-router'
import { callingNumberTemplate } from '#src/areas/common/static-files.ts'
import { CallingNumbersPage } from '#src/features/calling-numbers/calling-numbers-page.tsx'
import { callingNumbersSearch } from '#src/features/calling-numbers/calling-numbers-search.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { prefetch } from '#src/shared/query/prefetch.ts'
import { scrollFor } from '#src/shared/table/list-search.ts'

export const Route = createFileRoute('/business/_signed-in/calling-number')({
  validateSearch: callingNumbersSearch,
  loader: ({ context: { queryClient, ports } }) => {
    prefetch(queryClient, ports.callingNumbers.numbers())
    return Promise.all([loadCatalog('calling-numbers'), loadCatalog('table')])
  },
  component: CallingNumbers,
})

function CallingNumbers() {
  const { ports } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CallingNumbersPage
      port={ports.callingNumbers}
      search={search}
      onSearch={(next) => void navigate({ search: next, ...scrollFor(search, next) })}
      template={callingNumberTemplate}
    />
  )
}
