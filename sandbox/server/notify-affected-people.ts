/**
 * Whoever a write is about learns what it has changed. It is a part of every write, whichever handler makes it: the people
 * whom the call can be about are read before and after it in its own transaction, and the difference is told.
 */
import { noticesOf } from '#sandbox/domain/notices.ts'
import { changedFacts, endOfSessions, voidsCodes } from '#sandbox/domain/watched.ts'
import { voidCodes } from '#sandbox/storage/codes.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { send } from '#sandbox/storage/outbox.ts'
import { endSessionsOf } from '#sandbox/storage/sessions.ts'
import { holdNamed, type Named, peopleWith } from '#sandbox/storage/watched.ts'

/** `by` is the account that is signed in. */
export type Write = { named: Named; by: string | undefined; now: Date }

/** Runs `write`; what it wrote is kept together with what is told about it, or not at all. */
export async function telling<T>(
  transaction: Database,
  { named, by, now }: Write,
  write: (transaction: Database) => Promise<T>,
): Promise<T> {
  const ids = await holdNamed(transaction, named)
  const before = await peopleWith(transaction, ids)
  const result = await write(transaction)
  const after = await peopleWith(transaction, ids)
  for (const [id, was] of before) {
    const is = after.get(id)
    const changed = is === undefined ? [] : changedFacts(was, is)
    for (const message of noticesOf(was, is, changed, now)) await send(transaction, message)
    if (voidsCodes(changed)) await voidCodes(transaction, id, now)
    const end = is && endOfSessions(changed, is, id === by)
    if (end !== undefined) await endSessionsOf(transaction, id, end, now)
  }
  return result
}

/** A database each of whose transactions is a write of its own, done `once`, for handlers that open them themselves. */
export function tellingDatabase(
  db: Database,
  write: Write,
  once: <T>(transaction: Database, act: () => Promise<T>) => Promise<T>,
): Database {
  const transaction: Database['transaction'] = (run) =>
    db.transaction((inner) => once(inner, () => telling(inner, write, () => run(inner))))
  return new Proxy(db, {
    get(target, key) {
      if (key === 'transaction') return transaction
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
