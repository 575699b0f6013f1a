import { moneyTabs } from '#src/features/receipts-and-transactions/money-tabs.ts'
import { ReceiptsAndTransactionsPage } from '#src/features/receipts-and-transactions/receipts-and-transactions-page.tsx'
import { ReceiptsTab } from '#src/features/receipts/receipts-tab.tsx'
import type { ReceiptsPort } from '#src/features/receipts/receipts-port.ts'
import { TransactionsTab } from '#src/features/transactions/transactions-tab.tsx'
import type { TransactionsPort } from '#src/features/transactions/transactions-port.ts'
import type { MoneySearch } from './-receipts-and-transactions-search.ts'

type Props = {
  ports: { receipts: ReceiptsPort; transactions: TransactionsPort }
  search: MoneySearch
  onSearch: (next: MoneySearch) => void
}

/** The page of all four routes: a customer's own, a company's own, and the bank's on both. */
export function ReceiptsAndTransactions({ ports, search, onSearch }: Props) {
  return (
    <ReceiptsAndTransactionsPage
      open={search.tab ?? moneyTabs[0]}
      onOpen={(tab) => onSearch(tab === 'transactions' ? { tab } : {})}
    >
      {search.tab === 'transactions' ? (
        <TransactionsTab
          port={ports.transactions}
          search={search}
          onSearch={(next) => onSearch({ ...next, tab: search.tab })}
        />
      ) : (
        <ReceiptsTab port={ports.receipts} search={search} onSearch={onSearch} />
      )}
    </ReceiptsAndTransactionsPage>
  )
}
