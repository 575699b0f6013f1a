/** What bank employees note down about a customer. */
import type { CreateNoteRequest } from '#generated/model/create-note-request.ts'
import type { CustomerNote } from '#generated/model/customer-note.ts'
import type { Operations } from '#generated/operations.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import type { Session } from '#sandbox/handlers/handler.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { authorOf, historyOf, record } from '#sandbox/storage/history.ts'
import { type Note, addNote, notesOf } from '#sandbox/storage/documents-and-notes.ts'

type Listing = { db: Database; query: Operations['bankListNotes']['query'] }
type Writing = { db: Database; now: Date; traceId: string; session: Session; body: CreateNoteRequest }

const outside = ({ createdAt, note, recordedBy }: Note): CustomerNote => ({
  createdAt: createdAt.toISOString(),
  note,
  recordedBy,
})

export async function listNotes({ db, query }: Listing, { id }: Customer) {
  const { page = 1, limit = 25 } = query
  const found = await notesOf(db, id, { page, limit })
  return { status: 200 as const, body: { results: found.page.map(outside), total: found.total } }
}

export async function createNote(call: Writing, customer: Customer) {
  const { db, now, session, body } = call
  const recordedBy = authorOf(session.account)
  const added = await addNote(db, { customerId: customer.id, createdAt: now, note: body.note, recordedBy })
  await record(call, historyOf(customer), 'Notiz hinzugefügt')
  return { status: 201 as const, body: outside(added) }
}
