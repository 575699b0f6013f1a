/** Single values that every process on one database has to agree on. */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#sandbox/storage/database.ts'
import { settings } from '#sandbox/storage/tables/sandbox.ts'

const signingKey = 'token-signing-key'
const seeded = 'seeded-at'
const paid = 'payments-until'

async function read(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name))
  return row?.value
}

async function write(db: Database, name: string, value: string): Promise<void> {
  await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } })
}

/** A new random key; every token that was signed with the one before is worth nothing. */
export const makeSigningKey = (db: Database) => write(db, signingKey, randomBytes(32).toString('base64url'))

/** Base64url text of 32 bytes. */
export async function readSigningKey(db: Database): Promise<string> {
  const key = await read(db, signingKey)
  if (key === undefined) throw new Error('The database has no signing key; it was not prepared')
  return key
}

export const isSeeded = async (db: Database) => (await read(db, seeded)) !== undefined

export const markSeeded = (db: Database, now: Date) => write(db, seeded, now.toISOString())

/** Up to when there are payments and bills; undefined before the first. */
export async function paymentsUntil(db: Database): Promise<Date | undefined> {
  const moment = await read(db, paid)
  return moment === undefined ? undefined : new Date(moment)
}

export const markPaymentsUntil = (db: Database, moment: Date) => write(db, paid, moment.toISOString())

const filled = (first: number) => `made-up-since-${first}`

/** How many made-up customers from this number on were ever written; 0 before. Deleted ones are not written again. */
export const readFillTime = async (db: Database, first: number) => Number((await read(db, filled(first))) ?? 0)

export const markFilledSince = (db: Database, first: number, count: number) => write(db, filled(first), String(count))
