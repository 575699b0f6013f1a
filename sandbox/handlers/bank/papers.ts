/** The notes, documents and notifications of any customer; only the bank sees them. */
import { createNote, listNotes } from '#sandbox/handlers/papers/notes.ts'
import { deleteDocument, downloadDocument, listDocuments } from '#sandbox/handlers/papers/documents.ts'
import { changeDocument, uploadDocument } from '#sandbox/handlers/papers/write-document.ts'
import { listNotifications } from '#sandbox/handlers/papers/notifications.ts'
import { anyCustomer, anyCustomerHeld } from '#sandbox/handlers/customer-of.ts'
import { handler } from '#sandbox/server/handler.ts'
import { documentWithContent, findDocument } from '#sandbox/storage/papers.ts'
import type { Database } from '#sandbox/storage/database.ts'

type Named = { db: Database; params: { customerId: string; documentId: string } }

async function heldDocument(context: Named) {
  const customer = await anyCustomerHeld(context)
  const document = customer && (await findDocument(context.db, customer.id, context.params.documentId))
  return customer && document && { customer, document }
}

export const bankPapers = {
  bankListNotes: handler('bankListNotes', { subject: anyCustomer, handle: listNotes }),
  bankCreateNote: handler('bankCreateNote', { subject: anyCustomerHeld, handle: createNote }),
  bankListDocuments: handler('bankListDocuments', { subject: anyCustomer, handle: listDocuments }),
  bankUploadDocument: handler('bankUploadDocument', { subject: anyCustomerHeld, handle: uploadDocument }),
  bankDownloadDocument: handler('bankDownloadDocument', {
    subject: async (context) => {
      const customer = await anyCustomer(context)
      return customer && documentWithContent(context.db, customer.id, context.params.documentId)
    },
    handle: downloadDocument,
  }),
  bankUpdateDocument: handler('bankUpdateDocument', { subject: heldDocument, handle: changeDocument }),
  bankDeleteDocument: handler('bankDeleteDocument', { subject: heldDocument, handle: deleteDocument }),
  bankListNotifications: handler('bankListNotifications', { subject: anyCustomer, handle: listNotifications }),
}
