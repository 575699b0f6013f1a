import {
  getPrivateListReceiptsSuspenseQueryOptions,
  privateDownloadReceipt,
} from '#generated/api/private-receipts/private-receipts.ts'
import type { ReceiptsPort } from '#src/features/receipts/receipts-port.ts'
import { command } from '#src/shared/query/port.ts'

export const receiptsAdapter: ReceiptsPort = {
  receipts: ({ from, to }) =>
    getPrivateListReceiptsSuspenseQueryOptions({ filterFromReceiptDate: from, filterToReceiptDate: to }),
  download: command('privateDownloadReceipt', privateDownloadReceipt),
}
