import { createFileRoute } from '@tanstack/react-router'
import { callingNumberTemplate } from '#src/areas/common/static-files.ts'
import { CallingNumbersPage } from '#src/features/calling-numbers/calling-numbers-page.tsx'
import { callingNumbersSearch } from '#src/features/calling-numbers/calling-numbers-search.ts'
import { openHistory } from '#src/features/history/open-history.ts'
import { formatCallNumber } from '#src/shared/format/phone.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { prefetch } from '#src/shared/query/prefetch.ts'
import { RowHistory } from '../../../-row-history.tsx'
import { scrollFor } from '#src/shared/table/list-search.ts'

export const Route = createFileRoute('/bank/_signed-in/business-customer/$bpNumber/calling-number')({
  validateSearch: (given) => ({ ...callingNumbersSearch(given), ...openHistory(given) }),
  loader: ({ context: { queryClient, customerPorts } }) => {
    prefetch(queryClient, customerPorts.callingNumbers.numbers())
    return Promise.all(['calling-numbers', 'history', 'table'].map(loadCatalog))
  },
  component: CallingNumbers,
})

function CallingNumbers() {
  const { customerPorts } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CallingNumbersPage
      port={customerPorts.callingNumbers}
      search={search}
      onSearch={(next) => void navigate({ search: next, ...scrollFor(search, next) })}
      template={callingNumberTemplate}
      historyAction={rowHistory}
    />
  )
}

const rowHistory = ({ id, callingNumber }: { id: string; callingNumber: string }) => (
  <RowHistory object={{ objectType: 'CALLING_NUMBER', objectId: id }} name={formatCallNumber(callingNumber)} />
)
