/** Once per run of the suite: a seeded folder for PGlite and a real PostgreSQL with a seeded database to copy. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startSandbox } from '#sandbox/main.ts'
import { startPostgres } from './postgres-server.ts'
import { cheapPasswords, quiet } from './sandbox-process.ts'
import { copySeed } from './seed-copy.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    seededFolder: string
    postgres: string
  }
}

/** Starts a sandbox on empty storage and ends it: what stays is migrated and seeded. */
async function seed(storage: { data: string } | { databaseUrl: string }) {
  const sandbox = await startSandbox({ ...storage, ...quiet, passwordCost: cheapPasswords, port: 0 })
  await sandbox.close()
}

export default async function prepare(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-suite-'))
  const seededFolder = join(folder, 'seeded')
  const [postgres] = await Promise.all([startPostgres(), seed({ data: seededFolder })])
  await seed({ databaseUrl: `${postgres.url}/seeded` })
  await copySeed(`${postgres.url}/seeded`)
  project.provide('seededFolder', seededFolder)
  project.provide('postgres', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
