/** Calls of the bank area that a later issue brings, by subject; they answer 501. */
import { notImplemented } from '#sandbox/server/handler.ts'

export const bankNotImplemented = {
  ...notImplemented(
    'bankListDocuments',
    'bankUploadDocument',
    'bankDownloadDocument',
    'bankUpdateDocument',
    'bankDeleteDocument',
  ),
  ...notImplemented('bankListNotes', 'bankCreateNote'),
  ...notImplemented('bankListNotifications'),
}
