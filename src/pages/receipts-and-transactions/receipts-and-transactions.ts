import { receiptList } from '#src/features/receipts/receipts-port.ts'
import { transactionList, transactionModals } from '#src/features/transactions/transactions-port.ts'
import { defineTabbedPage } from '#src/shared/page/page.ts'

/** Bills and payments of a customer, for the customer and for bank staff (R051, R380, R432). */
export const receiptsAndTransactions = defineTabbedPage({
  catalogs: ['table'],
  tabs: {
    receipts: { search: receiptList.parse, catalogs: ['receipts'] },
    transactions: { search: transactionList.parse, modals: transactionModals, catalogs: ['transactions'] },
  },
})
