/** Calls of the business area that a later issue brings, by subject; they answer 501. */
import { notImplemented } from '#sandbox/server/handler.ts'

export const businessNotImplemented = {
  ...notImplemented('businessGetLimit', 'businessListTransactions'),
  ...notImplemented('businessListReceipts', 'businessDownloadReceipt'),
}
