/** The built portal in front of a sandbox of its own, with what browsers report to it. */
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { startSandbox } from '#sandbox/main.ts'
import { root } from '#scripts/run.ts'
import { ownReports, portalSchema } from '#server/settings/portal-settings.ts'
import { readSettings } from '#server/settings/read-settings.ts'
import { noncePlaceholder } from '#server/site/site-headers.ts'
import { site } from '#server/site/site.ts'
import { type Client, createClient } from '../sandbox/client.ts'
import { quiet } from '../sandbox/sandbox-process.ts'

export type Site = {
  address: string
  sandbox: Client
  /** The faults that browsers reported since the last time. */
  takeReports: () => string[]
  close: () => Promise<void>
}

export async function startSite(): Promise<Site> {
  const reports: string[] = []
  const settings = readSettings(portalSchema, { REPORT_URL: ownReports, REPORT_SAMPLE: '0' })
  const pages: FastifyPluginAsync = async (app) => {
    app.post(ownReports, (request, reply) => {
      reports.push(String(request.body))
      return reply.code(204).send()
    })
    await app.register(site({ folder: join(root, 'dist'), settings, change: withCollector }))
  }
  const sandbox = await startSandbox({ port: 0, data: 'memory', passwordCost: 10, site: pages, ...quiet })
  return {
    address: sandbox.address,
    sandbox: createClient(sandbox.address),
    takeReports: () => reports.splice(0),
    close: () => sandbox.close(),
  }
}

/** Keeps what a page complains about, for engines whose console cannot be read from outside. */
const storageKey = 'messages-of-the-browser'

/** Runs in the page before everything else. The messages outlast the page in the session storage of its tab. */
function collectMessages(key: string): void {
  const keep = (message: string) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    sessionStorage.setItem(key, JSON.stringify([...before, `${location.pathname}${location.search} ${message}`]))
  }
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...args: unknown[]) => {
      keep(`console.${level}: ${args.map(String).join(' ')}`)
      write(...args)
    }
  }
  // Both engines fire an error for every file that they abort because the page is left.
  let leavingSince = -Infinity
  addEventListener('beforeunload', () => (leavingSince = performance.now()))
  addEventListener(
    'error',
    (event) => {
      // Not by instanceof: the elements of a page that is being left are of another window.
      const { target } = event
      if (target === null || !('outerHTML' in target)) return keep(`error: ${event.message}`)
      // Firefox fires errors of the files of the page before at the window of the next one, too.
      if ('ownerDocument' in target && target.ownerDocument !== document) return
      // Firefox fires an error for the preload of a module that is loaded already. The import of a missing one is rejected.
      const isPreload = 'rel' in target && target.rel === 'modulepreload'
      if (!isPreload && performance.now() - leavingSince >= 1_000)
        keep(`error of ${String(target.outerHTML).slice(0, 200)}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled rejection: ${String(reason)}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep(`policy: ${effectiveDirective} refuses ${blockedURI}`),
  )
}

const script = `(${collectMessages.toString()})(${JSON.stringify(storageKey)})`

/** The page of the portal with the collector as its first script. */
const withCollector = (page: string): string =>
  page.replace('<script ', `<script nonce="${noncePlaceholder}">${script}</script>$&`)

/** Gives the messages of a tab and forgets them. */
export const takeMessages = [
  (key: string): string[] => {
    const messages = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    sessionStorage.removeItem(key)
    return messages
  },
  storageKey,
] as const
