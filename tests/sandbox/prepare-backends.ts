/** Once per run of the suite: a seeded folder for PGlite and a real PostgreSQL with a seeded database to copy. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startSandbox } from '#sandbox/main.ts'
import { EmbeddedPostgres } from './embedded-postgres.ts'
import { cheapPasswords, quiet } from './quiet-sandbox.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    seededFolder: string
    postgres: string
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

/** A server of its own in an empty folder, with the empty database `seeded`. */
export async function startPostgres(databaseDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const output: string[] = []
  const keep = (line: unknown) => void output.push(String(line))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'sandbox',
    password: 'sandbox',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'fsync=off'],
    onLog: keep,
    onError: keep,
  })
  try {
    await server.initialise()
    await server.start()
    await server.createDatabase('seeded')
  } catch (error) {
    throw new Error(`PostgreSQL does not start: ${output.slice(-5).join('\n')}`, { cause: error })
  }
  return { url: `postgresql://sandbox:sandbox@127.0.0.1:${port}`, stop: () => server.stop() }
}

/** Starts a sandbox on empty storage and ends it: what stays is migrated and seeded. */
async function seed(storage: { data: string } | { databaseUrl: string }) {
  const sandbox = await startSandbox({ ...storage, ...quiet, passwordCost: cheapPasswords, port: 0 })
  await sandbox.close()
}

export default async function prepare(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-suite-'))
  // PostgreSQL does not run as root, and its own user has to get in.
  chmodSync(folder, 0o755)
  const seededFolder = join(folder, 'seeded')
  const [postgres] = await Promise.all([startPostgres(join(folder, 'postgres')), seed({ data: seededFolder })])
  await seed({ databaseUrl: `${postgres.url}/seeded` })
  project.provide('seededFolder', seededFolder)
  project.provide('postgres', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
