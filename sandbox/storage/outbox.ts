/** Mails and SMS that the sandbox would have sent; they are read at /sandbox/inbox. */
import { desc, sql } from 'drizzle-orm'
import type { Message } from '#sandbox/domain/message.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { outbox } from '#sandbox/storage/tables/sandbox.ts'

export async function send(db: Database, message: Omit<Message, 'id'>): Promise<void> {
  await db.insert(outbox).values(message)
}

/** Newest first, at most 200; `recipient` is an e-mail address or call number in small letters, or a part of it. */
export async function readOutbox(db: Database, recipient: string | undefined): Promise<Message[]> {
  if (recipient?.includes('\0')) return [] // PostgreSQL has no such text
  const toRecipient = recipient === undefined ? undefined : sql`strpos(lower(${outbox.recipient}), ${recipient}) > 0`
  return db.select().from(outbox).where(toRecipient).orderBy(desc(outbox.id)).limit(200)
}
