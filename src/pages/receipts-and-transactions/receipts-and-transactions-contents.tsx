import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReceiptDays, ReceiptsPort } from '#src/features/receipts/receipts-port.ts'
import { ReceiptsTab } from '#src/features/receipts/receipts-tab.tsx'
import type { TransactionsPort } from '#src/features/transactions/transactions-port.ts'
import { TransactionsTab } from '#src/features/transactions/transactions-tab.tsx'
import { Tabs } from '#src/shared/page/tabs.tsx'
import type { TabbedProps } from '#src/shared/page/use-page.ts'
import type { receiptsAndTransactions } from './receipts-and-transactions.ts'

type Ports = { receipts: ReceiptsPort; transactions: TransactionsPort }

/** Search parameters of the days that `transactionList` parses. */
const paymentsLink = (days: ReceiptDays) => <Link to="." search={{ tab: 'transactions', ...days }} />

/** The page of all four routes: a customer's own, a company's own, and the bank's on both. */
export function ReceiptsAndTransactionsContents({ ports, tabs }: TabbedProps<typeof receiptsAndTransactions, Ports>) {
  const { t } = useLingui()
  return (
    <Tabs
      title={t`Receipts and transactions`}
      tabs={tabs}
      contents={{
        receipts: {
          label: t`Receipts`,
          content: <ReceiptsTab port={ports.receipts} paymentsLink={paymentsLink} {...tabs.urlState('receipts')} />,
        },
        transactions: {
          label: t`Transactions`,
          content: <TransactionsTab port={ports.transactions} {...tabs.urlState('transactions')} />,
        },
      }}
    />
  )
}
