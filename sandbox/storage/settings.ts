/** Single values that every process on one database has to agree on. */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#sandbox/storage/database.ts'
import { settings } from '#sandbox/storage/tables/sandbox.ts'

const signingKey = 'token-signing-key'
const seeded = 'seeded-at'
const paid = 'payments-until'

/** A new random key; every token that was signed with the one before is worth nothing. */
export async function makeSigningKey(db: Database): Promise<void> {
  const value = randomBytes(32).toString('base64url')
  await db
    .insert(settings)
    .values({ name: signingKey, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } })
}

/** Base64url text of 32 bytes. */
export async function readSigningKey(db: Database): Promise<string> {
  const [row] = await db.select().from(settings).where(eq(settings.name, signingKey))
  if (row === undefined) throw new Error('The database has no signing key; it was not prepared')
  return row.value
}

export async function isSeeded(db: Database): Promise<boolean> {
  return (await db.select().from(settings).where(eq(settings.name, seeded))).length > 0
}

export async function markSeeded(db: Database, now: Date): Promise<void> {
  await db.insert(settings).values({ name: seeded, value: now.toISOString() })
}

/** Up to when there are payments and bills; undefined before the first. */
export async function paymentsUntil(db: Database): Promise<Date | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.name, paid))
  return row && new Date(row.value)
}

export async function markPaymentsUntil(db: Database, moment: Date): Promise<void> {
  const value = moment.toISOString()
  await db.insert(settings).values({ name: paid, value }).onConflictDoUpdate({ target: settings.name, set: { value } })
}

const filled = (first: number) => `made-up-since-${first}`

/** How many made-up customers from this number on were ever written; 0 before. Deleted ones are not written again. */
export async function filledSince(db: Database, first: number): Promise<number> {
  const [row] = await db
    .select()
    .from(settings)
    .where(eq(settings.name, filled(first)))
  return Number(row?.value ?? 0)
}

export async function markFilledSince(db: Database, first: number, count: number): Promise<void> {
  const value = String(count)
  const target = settings.name
  await db
    .insert(settings)
    .values({ name: filled(first), value })
    .onConflictDoUpdate({ target, set: { value } })
}
