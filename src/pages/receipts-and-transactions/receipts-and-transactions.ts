import { receiptList } from '#src/features/receipts/receipts-port.ts'
import { transactionList, transactionModals } from '#src/features/transactions/transactions-port.ts'
import { defineTabbedPage } from '#src/shared/page/page.ts'
import { day } from '#src/shared/table/state/list-search.ts'

/** The day of the receipt whose payments are shown, and the query of the list of receipts that led to them, for the way back. */
function parseOrigin({ receiptDate, receipts }: Record<string, unknown>): { receiptDate?: string; receipts?: string } {
  const found = day([String(receiptDate)])
  return { ...(found !== undefined && { receiptDate: found }), ...(typeof receipts === 'string' && { receipts }) }
}

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
