/** Calls of the bank area that a later issue brings, by subject; they answer 501. */
import { notImplemented } from '#sandbox/server/handler.ts'

export const bankNotImplemented = {
  ...notImplemented('bankListEmployees', 'bankCreateEmployee', 'bankUpdateEmployee'),
  ...notImplemented('bankCreateBillRun', 'bankGetBillRunCalculation', 'bankGetBillRunTransactions'),
  ...notImplemented(
    'bankListDocuments',
    'bankUploadDocument',
    'bankDownloadDocument',
    'bankUpdateDocument',
    'bankDeleteDocument',
  ),
  ...notImplemented('bankListNotes', 'bankCreateNote'),
  ...notImplemented('bankListNotifications'),
  ...notImplemented(
    'bankListAllowEntries',
    'bankCreateAllowEntry',
    'bankGetAllowEntry',
    'bankUpdateAllowEntry',
    'bankDeleteAllowEntry',
    'bankListDenyEntries',
    'bankCreateDenyEntry',
    'bankGetDenyEntry',
    'bankUpdateDenyEntry',
    'bankDeleteDenyEntry',
  ),
  ...notImplemented('bankListTasks', 'bankRetryTasks'),
}
