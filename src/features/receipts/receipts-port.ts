import type { ReceiptList } from '#generated/model/receipt-list.ts'
import type { Command, Query } from '#src/shared/query/port.ts'

/** The first and last day of receipts, YYYY-MM-DD. */
export type ReceiptDays = { from: string; to: string }

/** What the receipts of one customer need; the customer's own area and the bank answer in their own way. */
export type ReceiptsPort = {
  receipts: (days: ReceiptDays) => Query<ReceiptList>
  /** The PDF or CSV with this archive reference. */
  download: Command<string, Blob>
  /** Receipts may be open: what is not paid yet has a column of its own (R852). */
  withOpenAmounts?: true
}
