import { createFileRoute } from '@tanstack/react-router'
import { BankAdministrationPage } from '#src/features/bank-administration/bank-administration-page.tsx'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { bankAdministrationContents } from '#src/routes/-bank-administration-contents.tsx'
import { bankAdministrationSearch } from '#src/routes/-bank-administration-search.ts'
import { scrollFor } from '#src/shared/table/list-search.ts'

const catalogs = ['bank-administration', 'tasks', 'bank-employees', 'registrations', 'bill-runs', 'table']

export const Route = createFileRoute('/bank/_signed-in/administration')({
  validateSearch: bankAdministrationSearch,
  loader: () => Promise.all(catalogs.map(loadCatalog)),
  component: Administration,
})

function Administration() {
  const { ports, may } = Route.useRouteContext()
  const { tab = 'tasks', ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const billRuns = may('bankCreateBillRun') ? ports.startingBillRuns : ports.billRuns
  return (
    <BankAdministrationPage
      open={tab}
      onOpen={(next) => void navigate({ search: { tab: next } })}
      contents={bankAdministrationContents(
        { ...ports, billRuns },
        {
          search,
          onSearch: (next, kept) => void navigate({ search: { tab: next, ...kept }, ...scrollFor(search, kept) }),
          managesEmployees: may('bankListEmployees'),
        },
      )}
    />
  )
}
