import { createFileRoute } from '@tanstack/react-router'
import { ReceiptsAndTransactions } from '#src/routes/-receipts-and-transactions.tsx'
import { loadMoneyWords, validateMoneySearch } from '#src/routes/-receipts-and-transactions-search.ts'

export const Route = createFileRoute('/bank/_signed-in/business-customer/$bpNumber/receipts-and-transactions')({
  validateSearch: validateMoneySearch,
  loader: loadMoneyWords,
  component: CompanyReceiptsAndTransactions,
})

function CompanyReceiptsAndTransactions() {
  const { customerPorts } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <ReceiptsAndTransactions
      ports={customerPorts}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  )
}
