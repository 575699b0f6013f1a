/** Calls of the private area that a later issue brings, by subject; they answer 501. */
import { notImplemented } from '#sandbox/server/handler.ts'

export const privateNotImplemented = {
  ...notImplemented('privateListReceipts', 'privateDownloadReceipt'),
  ...notImplemented('privateListTransactions'),
}
