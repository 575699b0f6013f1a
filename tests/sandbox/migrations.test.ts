import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { openStorage } from '#sandbox/storage/database.ts'
import { backends, seededStorage, startOn } from './backends.ts'

const storageFolder = join(import.meta.dirname, '../../sandbox/storage')
const meta = join(storageFolder, 'migrations/meta')

it('the migrations make exactly the tables of the code', async () => {
  const files = readdirSync(join(storageFolder, 'tables'))
  const modules = files.map((file) => import(join(storageFolder, 'tables', file)) as Promise<Record<string, unknown>>)
  const tables = Object.assign({}, ...(await Promise.all(modules))) as Record<string, unknown>
  const last = readdirSync(meta)
    .filter((file) => file.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)!
  const migrated = JSON.parse(readFileSync(join(meta, last), 'utf8')) as DrizzleSnapshotJSON
  expect(Object.keys(migrated.tables).length).toBeGreaterThan(20)
  expect(await generateMigration(migrated, generateDrizzleJson(tables))).toEqual([])
})

it.each(backends)('whoever starts on the data of an earlier sandbox on %s reads what to do', async (backend) => {
  const storage = await seededStorage(backend)
  onTestFinished(storage.remove)
  const { db, close } = await openStorage({ folder: storage.data ?? '', databaseUrl: storage.databaseUrl })
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1, hash = 'of before'`)
  await close()
  await expect(startOn(storage)).rejects.toThrow(
    'The data is of an earlier sandbox and cannot be taken over: delete its folder or empty the database.',
  )
})
