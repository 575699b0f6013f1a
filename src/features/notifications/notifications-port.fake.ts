import type { Notification } from '#generated/model/notification.ts'
import { fakeCommand, fakeQuery } from '#src/shared/query/port.fake.ts'
import type { NotificationsPort } from './notifications-port.ts'

export const failedNotification: Notification = {
  id: '80000000-0000-4000-8000-000000000001',
  dateTimeSent: '2026-08-30T18:20:05Z',
  subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  recipient: 'anna.grubr@mail.example',
  state: 'FAILED',
  content: 'Guten Tag,\n\nbitte geben Sie den Code ein.',
  replyMessage: '550 5.1.1 <anna.grubr@mail.example>: Recipient address rejected',
  attachmentId: null,
  attachmentDocumentId: null,
}
export const openNotification: Notification = {
  ...failedNotification,
  id: '80000000-0000-4000-8000-000000000004',
  dateTimeSent: null,
  subject: 'Ihre Rechnung für Oktober 2026',
  recipient: 'anna.gruber@mail.example',
  state: 'OPEN',
  content: '<html><body><p>Ihre Rechnung ist da.</p></body></html>',
  replyMessage: null,
  attachmentId: 'AR-20261103-004511-PDF',
  attachmentDocumentId: '70000000-0000-4000-8000-000000000006',
}

/** Answers with these messages in any order, and records the queries. */
export function fakeNotificationsPort(all: readonly Notification[] = [openNotification, failedNotification]) {
  const queries: object[] = []
  const notifications: NotificationsPort['notifications'] = (query) =>
    fakeQuery(['fake', 'notifications', query], () => {
      queries.push(query)
      return Promise.resolve({ results: all.slice(0, query.limit), total: all.length })
    })
  const file = new File(['%PDF'], 'Rechnung.pdf')
  return {
    notifications,
    queries,
    downloadBill: fakeCommand<string, Blob>('bankDownloadReceipt', file),
    downloadDocument: fakeCommand<string, Blob>('bankDownloadDocument', file),
  }
}
