import { createFileRoute } from '@tanstack/react-router'
import { ReceiptsAndTransactions } from '#src/routes/-receipts-and-transactions.tsx'
import { loadMoneyWords, validateMoneySearch } from '#src/routes/-receipts-and-transactions-search.ts'

export const Route = createFileRoute('/private/_signed-in/receipts-and-transactions')({
  validateSearch: validateMoneySearch,
  loader: loadMoneyWords,
  component: OwnReceiptsAndTransactions,
})

function OwnReceiptsAndTransactions() {
  const { ports } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <ReceiptsAndTransactions
      ports={ports}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  )
}
