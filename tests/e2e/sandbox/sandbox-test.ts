import { expect } from '@playwright/test'
import { startSandbox } from '#sandbox/main.ts'
import { createDatabase } from '../../sandbox/postgres-server.ts'
import { portalSite } from '../portal-site.ts'
import { test as base } from '../portal-test.ts'

/** A code or mail as it lies in the inbox, newest first. */
type Message = { to: string; subject: string; text: string; code: string | null }

/** The sandbox behind the portal, and what a tester may do with it outside the contract. */
type Backend = {
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

export const test = base.extend<{ fresh: void }, { backend: Backend; panel: boolean }>({
  /** Whether the developers' panel is on the page, as with `npm start`. */
  panel: [false, { option: true, scope: 'worker' }],
  backend: [
    async ({ panel }, use) => {
      const { JOURNEYS_POSTGRES: postgres } = process.env
      const storage = postgres === undefined ? undefined : await createDatabase(postgres)
      const place = { data: 'memory', databaseUrl: storage?.url }
      const sandbox = await startSandbox({
        port: 0,
        ...place,
        passwordCost: 10,
        site: portalSite({ panel }),
        log: silent,
      })
      const { address } = sandbox
      const inbox = async (to: string) => {
        const answer = await control(address, `inbox.json?to=${encodeURIComponent(to)}`)
        return ((await answer.json()) as { results: Message[] }).results
      }
      await use({
        address,
        inbox,
        reset: async () => void (await control(address, 'reset', {})),
        codeFor: async (to) => {
          const code = (await inbox(to)).find((message) => message.code !== null)?.code
          expect(code, `a code for ${to}`).toMatch(/^\d{6}$/)
          return code!
        },
        advance: async (advanceSeconds) => void (await control(address, 'clock', { advanceSeconds })),
        failNext: async (order) => void (await control(address, 'fail-next', order)),
      })
      await sandbox.close()
      await storage?.remove()
    },
    { scope: 'worker', timeout: 120_000 }, // a busy machine takes its time to start
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
