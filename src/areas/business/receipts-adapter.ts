import {
  businessDownloadReceipt,
  getBusinessListReceiptsSuspenseQueryOptions,
} from '#generated/api/business-receipts/business-receipts.ts'
import type { ReceiptsPort } from '#src/features/receipts/receipts-port.ts'
import { command } from '#src/shared/query/port.ts'

export const receiptsAdapter: ReceiptsPort = {
  receipts: ({ from, to }) =>
    getBusinessListReceiptsSuspenseQueryOptions({ filterFromReceiptDate: from, filterToReceiptDate: to }),
  download: command('businessDownloadReceipt', businessDownloadReceipt),
  withOpenAmounts: true,
}
