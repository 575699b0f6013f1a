import { sql } from 'drizzle-orm'
import type { Database } from '#sandbox/storage/database.ts'

/** In bytes, of one table with what was deleted and not yet swept. */
const large = 8_000_000

/**
 * Empties every table. A new file for each table and index is what takes the time of `truncate`, so small tables are emptied
 * row by row, until they have grown by what that leaves behind. Runs in a transaction.
 */
export async function emptyEverything(transaction: Database): Promise<void> {
  const found = await transaction
    .select({
      name: sql<string>`relname`,
      bytes: sql<number>`pg_relation_size(pg_class.oid)::integer`,
    })
    .from(sql`pg_class`)
    .where(sql`relkind = 'r' and relnamespace = 'public'::regnamespace`)
    // Who refers to others goes first, so that little is left to be deleted along with them.
    .orderBy(sql`(select count(*) from pg_constraint where confrelid = pg_class.oid)`)
  const tables = found.map(({ name }) => sql.identifier(name))
  if (found.some(({ bytes }) => bytes > large)) {
    await transaction.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity`)
    return
  }
  for (const table of tables) await transaction.execute(sql`delete from ${table}`)
  const counting = await transaction
    .select({ name: sql<string>`sequencename` })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = 'public' and last_value is not null`)
  for (const { name } of counting) await transaction.execute(sql`alter sequence ${sql.identifier(name)} restart`)
}
