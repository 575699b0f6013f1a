/** Mails and SMS that the sandbox would have sent; they are read at /sandbox/inbox. */
import { desc, eq } from 'drizzle-orm'
import type { Database } from '#sandbox/storage/database.ts'
import { outbox } from '#sandbox/storage/tables/sandbox.ts'

export type Message = typeof outbox.$inferSelect

export async function send(db: Database, message: Omit<Message, 'id'>): Promise<void> {
  await db.insert(outbox).values(message)
}

/** Newest first, at most 200; `recipient` is a whole e-mail address or call number. */
export function readOutbox(db: Database, recipient: string | undefined): Promise<Message[]> {
  const wanted = recipient === undefined ? undefined : eq(outbox.recipient, recipient)
  return db.select().from(outbox).where(wanted).orderBy(desc(outbox.id)).limit(200)
}
