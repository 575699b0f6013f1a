import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { dayOf } from '#contract-checks/vienna-day.ts'
import { startSandbox } from '#sandbox/main.ts'
import { docsFolder } from '#scripts/docs/build-docs.ts'
import { docsSite } from '#scripts/portal/docs-site.ts'
import { startPostgres } from '../../sandbox/postgres-server.ts'
import { copySeed, openSeedCopy } from '../../sandbox/seed-copy.ts'
import { portalSite } from '../portal-site.ts'
import { test as base } from '../portal-test.ts'

/** A code or mail as it lies in the inbox, newest first. */
type Message = { to: string; subject: string; text: string; code: string | null }

/** The sandbox behind the portal and the reference, and what a tester may do with it outside the contract. */
export type Backend = {
  address: string
  /** Back to the seed; every test starts there. */
  reset: () => Promise<void>
  inbox: (to: string) => Promise<Message[]>
  /** The newest code that was sent to an address. */
  codeFor: (to: string) => Promise<string>
  advance: (seconds: number) => Promise<void>
  failNext: (order: {
    operation: string
    status?: number
    unparsable?: boolean
    count?: number
    body?: object
  }) => Promise<void>
}

const silent = { info: () => {}, error: () => {} }

async function control(address: string, path: string, body?: object): Promise<Response> {
  const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const answer = await fetch(`${address}/sandbox/${path}`, init)
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

/** In milliseconds: the times of the seed that lie minutes back are no older in a copy. */
const copyServes = 120_000

/** Where the sandbox keeps its data: `npm start` uses PGlite, PostgreSQL is put back to the seed in half of the time. */
export type Storage = 'PGlite' | 'PostgreSQL'

async function emptyStorage(
  kind: Storage,
): Promise<{ data: string; databaseUrl?: string; remove: () => Promise<void> }> {
  if (kind === 'PostgreSQL') {
    const { url, stop } = await startPostgres()
    return { data: 'memory', databaseUrl: `${url}/seeded`, remove: stop }
  }
  const data = mkdtempSync(join(tmpdir(), 'journeys-'))
  return { data, remove: async () => rmSync(data, { recursive: true, force: true }) }
}

/** Back to the seed: by a reset, or from a copy that is a little older where a PostgreSQL keeps one. */
function resetOf(address: string, databaseUrl: string | undefined) {
  const seedAnew = async () => void (await control(address, 'reset', {}))
  if (databaseUrl === undefined) return { reset: seedAnew, end: async () => {} }
  const { restoreSeed, end } = openSeedCopy(databaseUrl)
  let copied = new Date(0)
  const reset = async () => {
    const now = new Date()
    if (now.getTime() - copied.getTime() < copyServes && dayOf(now) === dayOf(copied)) return restoreSeed()
    await seedAnew()
    await copySeed(databaseUrl)
    copied = now
  }
  return { reset, end }
}

export const test = base.extend<{ fresh: void }, { backend: Backend; panel: boolean; storage: Storage }>({
  storage: ['PostgreSQL', { option: true, scope: 'worker' }],
  /** Whether the developers' panel is on the page, as with `npm start`. */
  panel: [false, { option: true, scope: 'worker' }],
  backend: [
    async ({ panel, storage: kind }, use) => {
      const storage = await emptyStorage(kind)
      const sandbox = await startSandbox({
        port: 0,
        data: storage.data,
        databaseUrl: storage.databaseUrl,
        passwordCost: 10,
        site: async (app) => {
          await app.register(docsSite(docsFolder))
          await app.register(portalSite({ panel }))
        },
        log: silent,
      })
      const { address } = sandbox
      const { reset, end } = resetOf(address, storage.databaseUrl)
      const inbox = async (to: string) => {
        const answer = await control(address, `inbox.json?to=${encodeURIComponent(to)}`)
        return ((await answer.json()) as { results: Message[] }).results
      }
      await use({
        address,
        inbox,
        reset,
        codeFor: async (to) => {
          const code = (await inbox(to)).find((message) => message.code !== null)?.code
          expect(code, `a code for ${to}`).toMatch(/^\d{6}$/)
          return code!
        },
        advance: async (advanceSeconds) => void (await control(address, 'clock', { advanceSeconds })),
        failNext: async (order) => void (await control(address, 'fail-next', order)),
      })
      await end()
      await sandbox.close()
      await storage.remove()
    },
    { scope: 'worker', timeout: 400_000 }, // a busy machine takes its time to start
  ],
  baseURL: async ({ backend }, use) => use(backend.address),
  fresh: [
    async ({ backend }, use) => {
      await backend.reset()
      await use()
    },
    { auto: true },
  ],
})

export { expect }
