/** The built portal in front of a sandbox of its own, with what browsers report to it. */
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { startSandbox } from '#sandbox/main.ts'
import { root } from '#scripts/run.ts'
import { ownReports, portalSchema } from '#server/settings/portal-settings.ts'
import { readSettings } from '#server/settings/read-settings.ts'
import { site } from '#server/site/site.ts'
import { type Client, clientOf } from '../sandbox/client.ts'
import { quiet } from '../sandbox/quiet-sandbox.ts'
import { withCollector } from './message-collector.ts'

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
    sandbox: clientOf(sandbox.address),
    takeReports: () => reports.splice(0),
    close: () => sandbox.close(),
  }
}
