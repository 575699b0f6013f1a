/** The notes, documents and notifications of any customer; only the bank sees them. */
import {
  deleteDocument,
  documentWithFile,
  downloadDocument,
  listDocuments,
  namedDocument,
} from '#sandbox/handlers/documents-and-notes/documents.ts'
import { createNote, listNotes } from '#sandbox/handlers/documents-and-notes/notes.ts'
import { listNotifications } from '#sandbox/handlers/documents-and-notes/notifications.ts'
import { changeDocument, uploadDocument } from '#sandbox/handlers/documents-and-notes/write-document.ts'
import { on, read, write } from '#sandbox/handlers/entry.ts'
import { of } from '#sandbox/handlers/twins.ts'
import { either } from '#sandbox/handlers/ways.ts'

const document = on(namedDocument)

export const documentAndNoteHandlers = of(either, {
  bankListNotes: read(listNotes),
  bankCreateNote: write(createNote),
  bankListDocuments: read(listDocuments),
  bankUploadDocument: write(uploadDocument),
  bankDownloadDocument: on(documentWithFile).read(downloadDocument),
  bankUpdateDocument: document.write(changeDocument),
  bankDeleteDocument: document.write(deleteDocument),
  bankListNotifications: read(listNotifications),
})
