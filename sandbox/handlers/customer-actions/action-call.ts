/** What all actions of the bank on a customer have in common. */
import type { Customer } from '#sandbox/domain/customer.ts'
import type { Session } from '#sandbox/handlers/handler.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { authorOf, historyOf, record } from '#sandbox/storage/history.ts'
import { addNote } from '#sandbox/storage/documents-and-notes.ts'

export type Writing<Body> = { db: Database; now: Date; traceId: string; session: Session; body: Body }

/** The history keeps at most this much of a note. */
const noteLength = 1500

/** What was done, and why when somebody wrote it down. */
function withNote(activity: string, note: string | null): string {
  if (note === null) return activity
  const signs = [...note]
  return `${activity}. Notiz: ${signs.length > noteLength ? `${signs.slice(0, noteLength).join('')} …` : note}`
}

type Noting = Omit<Writing<{ note?: string | null }>, 'traceId'>

/** Leaves what was done in the history, and the note in full among those of the customer (A98). */
export async function tell(call: Noting, customer: Customer, activity: string): Promise<void> {
  await record(call, historyOf(customer), withNote(activity, call.body.note ?? null))
  await keepNote(call, customer)
}

/** A note is kept also when there was nothing left to change. */
export async function keepNote({ db, now, session, body }: Noting, { id }: Customer): Promise<void> {
  const { note } = body
  if (typeof note !== 'string') return
  await addNote(db, { customerId: id, createdAt: now, note, recordedBy: authorOf(session.account) })
}
