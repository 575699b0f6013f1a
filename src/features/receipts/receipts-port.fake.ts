import type { Receipt } from '#generated/model/receipt.ts'
import type { ReceiptList } from '#generated/model/receipt-list.ts'
import { fakeCommand, fakeQuery } from '#src/shared/query/port.fake.ts'
import type { Query } from '#src/shared/query/port.ts'
import type { ReceiptDays, ReceiptsPort } from './receipts-port.ts'

/** Bills with both files, newest first. */
export const someReceipts = (count: number): Receipt[] =>
  Array.from({ length: count }, (_none, index) => ({
    invoiceNumber: `2026${String(1000 - index)}`,
    typeText: 'Monatsrechnung',
    receiptDate: `2026-11-${String(20 - (index % 20)).padStart(2, '0')}`,
    amount: 1038.5 + index,
    archiveReferencePdf: `AR-${index}-PDF`,
    archiveReferenceCsv: `AR-${index}-CSV`,
  }))

/** Responds to each query with `answer`, and records the queries in `requests`. */
export function fakeReceiptsPort(answer: () => Promise<ReceiptList>, withOpenAmounts?: true) {
  const requests: ReceiptDays[] = []
  const download = fakeCommand<string, Blob>('privateDownloadReceipt', new File(['%PDF'], 'Rechnung.pdf'))
  const receipts = (days: ReceiptDays): Query<ReceiptList> =>
    fakeQuery(['fake', 'receipts', days], () => {
      requests.push(days)
      return answer()
    })
  const port: ReceiptsPort = { receipts, download, ...(withOpenAmounts && { withOpenAmounts }) }
  return { port, requests, download }
}
