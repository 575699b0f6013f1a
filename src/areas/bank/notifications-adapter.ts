import { bankDownloadDocument } from '#generated/api/bank-documents/bank-documents.ts'
import { getBankListNotificationsSuspenseQueryOptions } from '#generated/api/bank-notifications/bank-notifications.ts'
import { bankDownloadReceipt } from '#generated/api/bank-receipts/bank-receipts.ts'
import type { NotificationsPort } from '#src/features/notifications/notifications-port.ts'
import { command } from '#src/shared/query/port.ts'

export const bankNotifications = (customerId: string): NotificationsPort => ({
  notifications: (query) => getBankListNotificationsSuspenseQueryOptions(customerId, query),
  downloadBill: command('bankDownloadReceipt', (reference) => bankDownloadReceipt(customerId, reference)),
  downloadDocument: command('bankDownloadDocument', (id) => bankDownloadDocument(customerId, id)),
})
