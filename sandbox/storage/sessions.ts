/** Sessions on the server; the token only names one. */
import { randomUUID } from 'node:crypto'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Account } from '#sandbox/domain/account.ts'
import type { SessionEnd, SessionState } from '#sandbox/domain/session.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { sessions } from '#sandbox/storage/tables/login.ts'
import { accounts, bankEmployees } from '#sandbox/storage/tables/people.ts'

type FoundSession = { state: SessionState; account: Account; roles: string[] }

/** Opens a session and gives its id. */
export async function openSession(db: Database, accountId: string, now: Date): Promise<string> {
  const id = randomUUID()
  await db.insert(sessions).values({ id, accountId, createdAt: now, lastSeenAt: now })
  return id
}

export async function findSession(db: Database, id: string): Promise<FoundSession | undefined> {
  const [row] = await db
    .select()
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(bankEmployees, eq(bankEmployees.accountId, sessions.accountId))
    .where(eq(sessions.id, id))
  return row && { state: row.sessions, account: row.accounts, roles: row.bank_employees?.roles ?? [] }
}

/** Counts the idle minutes from now on, unless the session has ended meanwhile. */
export async function touchSession(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
}

/** Ends one session; one that has ended already keeps its reason. */
export async function endSession(db: Database, id: string, reason: SessionEnd, now: Date): Promise<void> {
  const open = and(eq(sessions.id, id), isNull(sessions.endedAt))
  await db.update(sessions).set({ endedAt: now, endReason: reason }).where(open)
}

/** Ends every session of a person, or every one but `exceptId`. */
export async function endSessionsOf(
  db: Database,
  accountId: string,
  reason: SessionEnd,
  now: Date,
  exceptId?: string,
): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
  const open = and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), others)
  await db.update(sessions).set({ endedAt: now, endReason: reason }).where(open)
}
