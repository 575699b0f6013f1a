import { receiptList } from '#src/features/receipts/receipts-port.ts'
import { transactionList, transactionModals } from '#src/features/transactions/transactions-port.ts'
import { defineTabbedPage } from '#src/shared/page/page.ts'

/** The receipt whose payments are shown, and the query of the list of receipts that led to them, for the way back. */
const parseOrigin = ({ receipt, receipts }: Record<string, unknown>): { receipt?: string; receipts?: string } => ({
  ...(typeof receipt === 'string' && receipt.length > 0 && receipt.length <= 40 && { receipt }),
  ...(typeof receipts === 'string' && { receipts }),
})

/** Bills and payments of a customer, for the customer and for bank staff (R051, R380, R432). */
export const receiptsAndTransactions = defineTabbedPage({
  catalogs: ['table'],
  tabs: {
    receipts: { search: receiptList.parse, catalogs: ['receipts'] },
    transactions: {
      search: (raw) => ({ ...transactionList.parse(raw), ...parseOrigin(raw) }),
      modals: transactionModals,
      catalogs: ['transactions'],
    },
  },
})
