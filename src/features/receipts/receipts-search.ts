import { day, list, type ListSearch } from '#src/shared/table/list-search.ts'

type ReceiptField = 'invoiceNumber' | 'typeText' | 'receiptDate' | 'amount' | 'amountOpen'

/** The state of the receipts as it stands in the URL. */
export type ReceiptSearch = ListSearch<ReceiptField> & { from?: string; to?: string }

/** There are always days, so they hide nothing that "show all" could bring back. */
export const receiptList = {
  ...list({
    sort: ['invoiceNumber', 'typeText', 'receiptDate', 'amount', 'amountOpen'],
    filters: { from: day, to: day },
  }),
  filterNames: [],
}
