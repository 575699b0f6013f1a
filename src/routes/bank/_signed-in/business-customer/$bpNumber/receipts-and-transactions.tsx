import { createFileRoute, Link } from '@tanstack/react-router'
import { ReceiptsAndTransactionsContents } from '#src/pages/receipts-and-transactions/receipts-and-transactions-contents.tsx'
import { receiptsAndTransactions } from '#src/pages/receipts-and-transactions/receipts-and-transactions.ts'
import { useTabbedPage } from '#src/shared/page/use-page.ts'

export const Route = createFileRoute('/bank/_signed-in/business-customer/$bpNumber/receipts-and-transactions')({
  ...receiptsAndTransactions.route,
  component: () => (
    <ReceiptsAndTransactionsContents {...useTabbedPage(receiptsAndTransactions, Route)} feesLink={feesLink} />
  ),
})

const feesLink = (days: { from: string; to: string }) => (
  <Link from={Route.fullPath} to="../administration" search={{ tab: 'fees-credits', ...days }} />
)
