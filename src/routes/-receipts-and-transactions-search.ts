import { moneySearch } from '#src/features/receipts-and-transactions/money-tabs.ts'
import { receiptList, type ReceiptSearch } from '#src/features/receipts/receipt-list.ts'
import { transactionList, type TransactionSearch } from '#src/features/transactions/transaction-list.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'

export type MoneySearch = ({ tab?: undefined } & ReceiptSearch) | ({ tab: 'transactions' } & TransactionSearch)

export const validateMoneySearch: (given: Record<string, unknown>) => MoneySearch = moneySearch({
  receipts: receiptList,
  transactions: transactionList,
})

const catalogs = ['table', 'receipts', 'transactions', 'receipts-and-transactions']

export const loadMoneyWords = () => Promise.all(catalogs.map(loadCatalog))
