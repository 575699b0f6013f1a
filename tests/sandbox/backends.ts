/** The two storages that the whole suite runs on, each time with data of its own. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, inject, onTestFinished } from 'vitest'
import { type Sandbox, type SandboxOptions, startSandbox } from '#sandbox/main.ts'
import { type Client, clientOf } from './client.ts'
import { createDatabase } from './postgres-server.ts'
import { seedCopyOf } from './seed-copy.ts'
import { cheapPasswords, quiet } from './sandbox-process.ts'

export const backends = ['PGlite', 'PostgreSQL'] as const
export type Backend = (typeof backends)[number]

/**
 * For rules that are the same whatever keeps the data: it starts and is put back four times as quickly. What the other one
 * could do otherwise (search, files, restarts, kills, calls at once) is asked of both.
 */
export const usualBackend: readonly Backend[] = ['PostgreSQL']

/** Where a sandbox of the test keeps its data; give it to several of them, one after the other. */
export type Storage = { data?: string; databaseUrl?: string; remove: () => Promise<void> }

/** A copy of the seeded data. */
export async function seededStorage(backend: Backend): Promise<Storage> {
  if (backend === 'PGlite') {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'))
    cpSync(inject('seededFolder'), folder, { recursive: true })
    return { data: folder, remove: async () => rmSync(folder, { recursive: true, force: true }) }
  }
  return database('template seeded')
}

/** A PostgreSQL database in which nothing is. */
export const emptyDatabase = (): Promise<Storage> => database('')

async function database(origin: string): Promise<Storage> {
  const { url, remove } = await createDatabase(inject('postgres'), origin)
  return { databaseUrl: url, remove }
}

/** A sandbox on data that is there already. */
export function startOn({ data, databaseUrl }: Storage, options: SandboxOptions = {}): Promise<Sandbox> {
  const place = { ...(data && { data }), ...(databaseUrl && { databaseUrl }) }
  return startSandbox({ port: 0, passwordCost: cheapPasswords, ...quiet, ...place, ...options })
}

/** A seeded sandbox that ends together with the test that asked for it. */
export async function sandboxForTest(backend: Backend, options: SandboxOptions = {}): Promise<Sandbox> {
  const { sandbox, end } = await sandboxOf(backend, options)
  onTestFinished(end)
  return sandbox
}

/** One that also puts back what the seed holds. */
export type SeededClient = Client & { putBack: () => Promise<void> }

type Ready = (client: SeededClient) => unknown

/** One seeded sandbox for all tests of a file or block; `ready` runs before the first, and it ends after the last. */
export function oneSandbox(backend: Backend, ready: Ready, options: SandboxOptions = {}): void {
  beforeAll(async () => {
    const { sandbox, storage, end } = await sandboxOf(backend, options)
    const client = clientOf(sandbox.address)
    const copy = storage.databaseUrl === undefined ? undefined : seedCopyOf(storage.databaseUrl)
    const putBack = copy?.putBack ?? (async () => void (await client.control('reset')))
    await ready({ ...client, putBack })
    return async () => {
      await copy?.end()
      await end()
    }
  })
}

/** The same, and each test begins with what the seed holds. */
export function oneSandboxReset(backend: Backend, ready: Ready, options: SandboxOptions = {}) {
  let client: SeededClient
  oneSandbox(backend, (started) => ready((client = started)), options)
  beforeEach(() => client.putBack())
}

/** A seeded sandbox for several tests; `end` stops it and removes its data. */
export async function sandboxOf(backend: Backend, options: SandboxOptions = {}) {
  const storage = await seededStorage(backend)
  const sandbox = await startOn(storage, options)
  const end = async () => {
    await sandbox.close()
    await storage.remove()
  }
  return { sandbox, storage, end }
}
