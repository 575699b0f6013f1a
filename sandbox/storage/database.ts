/** Opens the one storage of a sandbox: PGlite in a folder or in memory, or a PostgreSQL server. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'

/** The whole storage or a transaction in it; both backends look the same from here. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type Storage = {
  db: Database
  /** One sentence part for people: where the data is; without the server's password. */
  where: string
  /** Migrates, then calls `fill`; one process at a time on one database. */
  prepare: (fill: (db: Database) => Promise<void>) => Promise<void>
  close: () => Promise<void>
}

const migrations = { migrationsFolder: join(import.meta.dirname, 'migrations') }
/** Any number; it only has to be the same in every process. */
const migrationLockKey = 20_261_120

/** `folder` may be `memory`; `databaseUrl` wins over it. Throws when another process works in the folder. */
export function openStorage(options: { folder: string; databaseUrl: string | undefined }): Promise<Storage> {
  if (options.databaseUrl !== undefined) return openPostgres(options.databaseUrl)
  return options.folder === 'memory' ? openInMemory() : openPglite(options.folder)
}

/** A storage in memory, whose data can be copied into another one. */
export type MemoryStorage = Storage & { takeSnapshot: (compression: 'none' | 'gzip') => Promise<Blob> }

/** Opens an empty storage in memory, or one with the data of a snapshot. */
export const openInMemory = (snapshot?: Blob): Promise<MemoryStorage> => openPglite(undefined, snapshot)

/** PostgreSQL's codes for a table, a column, an object, a function or a schema that exists already. */
const duplicates = new Set(['42P07', '42701', '42710', '42723', '42P06'])

/** Throws a sentence that helps where an earlier sandbox has made what a migration makes, and without the search's extension. */
async function migrated(migrate: () => Promise<void>): Promise<void> {
  await migrate().catch((error: Error & { cause?: { code?: string; message?: string } }) => {
    const { code = '', message = '' } = error.cause ?? {}
    if (message.includes('pg_trgm')) throw new Error(missingExtensionMessage, { cause: error })
    if (duplicates.has(code)) throw new Error(outdatedDataMessage, { cause: error })
    throw error
  })
}

const outdatedDataMessage =
  'The data is of an earlier sandbox and cannot be taken over: delete its folder or empty the database.'
const missingExtensionMessage =
  'The database lacks the extension pg_trgm, and this user cannot create it: install the contributed extensions of ' +
  'PostgreSQL (package postgresql-contrib), or let an administrator run "create extension pg_trgm" in the database.'

async function openPglite(folder: string | undefined, snapshot?: Blob): Promise<MemoryStorage> {
  if (folder !== undefined) mkdirSync(folder, { recursive: true })
  const owned = folder === undefined ? undefined : takeFolder(folder)
  const place =
    folder === undefined
      ? // Files in memory need no second copy there: without the usual 128 MB.
        { postgresqlconf: 'shared_buffers = 8MB', ...(snapshot && { loadDataDir: snapshot }) }
      : { dataDir: join(folder, 'pglite') }
  const client = await PGlite.create({ ...place, extensions: { trigrams } }).catch((error: unknown) => {
    owned?.release()
    throw error
  })
  const db = drizzlePglite(client)
  return {
    db,
    where: folder === undefined ? 'in memory' : `in ${folder}`,
    prepare: async (fill) => {
      await migrated(() => migratePglite(db, migrations))
      await db.transaction((transaction) => fill(transaction))
    },
    takeSnapshot: (compression) => client.dumpDataDir(compression),
    close: async () => {
      await client.close()
      owned?.release()
    },
  }
}

async function openPostgres(databaseUrl: string): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {})
  const { host, pathname } = new URL(databaseUrl)
  return {
    db: drizzleNode(pool),
    where: `on PostgreSQL at ${host}${pathname}`,
    prepare: async (fill) => {
      const client = await pool.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLockKey])
        const db = drizzleNode(client)
        await migrated(() => migrateNode(db, migrations))
        await db.transaction((transaction) => fill(transaction))
      } finally {
        // Ends the session and with it the lock, also after a failure.
        client.release(true)
      }
    },
    close: () => pool.end(),
  }
}

/** Folders of this process: in a container the id of a killed process is often our own. */
const foldersOfThisProcess = new Set<string>()

/** Leaves the process id in the folder; what a killed process left is taken over. Throws while its owner lives. */
function takeFolder(folder: string): { release: () => void } {
  const file = resolve(folder, 'sandbox.pid')
  const release = () => {
    foldersOfThisProcess.delete(file)
    rmSync(file, { force: true })
  }
  for (const last of [false, true]) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      foldersOfThisProcess.add(file)
      return { release }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || last) throw error
      const owner = Number(readFileSync(file, 'utf8'))
      if (owner === process.pid ? foldersOfThisProcess.has(file) : isAlive(owner)) {
        throw new Error(`The sandbox with process id ${owner} works in ${folder}. End it, or remove ${file}.`, {
          cause: error,
        })
      }
      release()
    }
  }
  throw new Error(`Cannot take ${folder}`)
}

function isAlive(processId: number): boolean {
  if (!Number.isSafeInteger(processId) || processId <= 0) return false
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
