/** What bank employees note down about a customer. */
import { desc, eq } from 'drizzle-orm'
import type { CreateNoteRequest } from '#generated/model/create-note-request.ts'
import type { CustomerNote } from '#generated/model/customer-note.ts'
import type { Operations } from '#generated/operations.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import {
  type Handlers,
  type UnparsedQuery,
  type WriteCall,
  created,
  forAnyCustomer,
  ok,
  readQuery,
} from '#sandbox/handlers/handler.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { noteTarget } from '#sandbox/domain/history-target.ts'
import { authorOf, record } from '#sandbox/storage/history.ts'
import { notes } from '#sandbox/storage/tables/documents-and-notes.ts'

type Note = typeof notes.$inferSelect
type Listing = { db: Database; query: UnparsedQuery<Operations['bankListNotes']['query']> }

const toNoteResponse = ({ publicId, createdAt, note, recordedBy }: Note): CustomerNote => ({
  id: publicId,
  createdAt: createdAt.toISOString(),
  note,
  recordedBy,
})

/** One page and the number of all, newest first. */
async function listNotes({ db, query }: Listing, { id }: Customer) {
  const wanted = readQuery(query, ({ page = 1, limit = 25, ...rest }) => [{ limit, offset: (page - 1) * limit }, rest])
  const ofCustomer = eq(notes.customerId, id)
  const found = await db
    .select()
    .from(notes)
    .where(ofCustomer)
    .orderBy(desc(notes.createdAt), desc(notes.id))
    .limit(wanted.limit)
    .offset(wanted.offset)
  const total = await db.$count(notes, ofCustomer)
  return ok({ results: found.map(toNoteResponse), total })
}

async function createNote(call: WriteCall<CreateNoteRequest>, customer: Customer) {
  const { db, now, session, body } = call
  const recordedBy = authorOf(session.account)
  const added = await addNote(db, { customerId: customer.id, createdAt: now, note: body.note, recordedBy })
  await record(call, noteTarget(customer, added), 'Notiz hinzugefügt', []) // its subject has the text
  return created(toNoteResponse(added))
}

/** Also for what other changes leave as a note, such as one of the limit (A98). */
export async function addNote(db: Database, note: Omit<Note, 'id' | 'publicId'>): Promise<Note> {
  const [added] = await db.insert(notes).values(note).returning()
  return added!
}

export const noteHandlers = {
  bankListNotes: forAnyCustomer.read(listNotes),
  bankCreateNote: forAnyCustomer.write(createNote),
} satisfies Partial<Handlers>
