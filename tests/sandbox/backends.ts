/** The two storages that the whole suite runs on, each time with data of its own. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, inject, onTestFinished } from 'vitest'
import { type Sandbox, type SandboxOptions, startSandbox } from '#sandbox/main.ts'
import { type Client, createClient } from './client.ts'
import { createDatabase } from './postgres-server.ts'
import { openSeedCopy } from './seed-copy.ts'
import { cheapPasswords, quiet } from './sandbox-process.ts'

export const backends = ['PGlite', 'PostgreSQL'] as const
export type Backend = (typeof backends)[number]

/**
 * For rules that do not depend on the storage: PostgreSQL starts and restores its seed four times as quickly. Search, files,
 * restarts, kills and concurrent calls are tested on both.
 */
export const defaultBackends: readonly Backend[] = ['PostgreSQL']

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

/** Starts a sandbox on existing data. */
export function startSandboxOn({ data, databaseUrl }: Storage, options: SandboxOptions = {}): Promise<Sandbox> {
  const place = { ...(data && { data }), ...(databaseUrl && { databaseUrl }) }
  return startSandbox({ port: 0, passwordCost: cheapPasswords, ...quiet, ...place, ...options })
}

/** A seeded sandbox that ends with the test that started it. */
export async function sandboxForTest(backend: Backend, options: SandboxOptions = {}): Promise<Sandbox> {
  const { sandbox, end } = await startSeededSandbox(backend, options)
  onTestFinished(end)
  return sandbox
}

/** A client that can also restore the seed. */
export type SeededClient = Client & { restoreSeed: () => Promise<void> }

type Ready = (client: SeededClient) => unknown

/** One seeded sandbox for all tests of a file or block; `ready` runs before the first, and it ends after the last. */
export function sharedSandbox(backend: Backend, ready: Ready, options: SandboxOptions = {}): void {
  beforeAll(async () => {
    const { sandbox, storage, end } = await startSeededSandbox(backend, options)
    const client = createClient(sandbox.address)
    const copy = storage.databaseUrl === undefined ? undefined : openSeedCopy(storage.databaseUrl)
    const restoreSeed = copy?.restoreSeed ?? (async () => void (await client.control('reset')))
    await ready({ ...client, restoreSeed })
    return async () => {
      await copy?.end()
      await end()
    }
  })
}

/** The same, and each test begins with what the seed holds. */
export function sharedSandboxWithReset(backend: Backend, ready: Ready, options: SandboxOptions = {}) {
  let client: SeededClient
  sharedSandbox(backend, (started) => ready((client = started)), options)
  beforeEach(() => client.restoreSeed())
}

/** A seeded sandbox for several tests; `end` stops it and removes its data. */
export async function startSeededSandbox(backend: Backend, options: SandboxOptions = {}) {
  const storage = await seededStorage(backend)
  const sandbox = await startSandboxOn(storage, options)
  const end = async () => {
    await sandbox.close()
    await storage.remove()
  }
  return { sandbox, storage, end }
}
