import {
  bankDownloadReceipt,
  getBankListReceiptsSuspenseQueryOptions,
} from '#generated/api/bank-receipts/bank-receipts.ts'
import type { ReceiptsPort } from '#src/features/receipts/receipts-port.ts'
import { command } from '#src/shared/query/port.ts'

export const bankPrivateReceipts = (customerId: string): ReceiptsPort => ({
  receipts: ({ from, to }) =>
    getBankListReceiptsSuspenseQueryOptions(customerId, { filterFromReceiptDate: from, filterToReceiptDate: to }),
  download: command('bankDownloadReceipt', (reference: string) => bankDownloadReceipt(customerId, reference)),
})

export const bankBusinessReceipts = (customerId: string): ReceiptsPort => ({
  ...bankPrivateReceipts(customerId),
  withOpenAmounts: true,
})
