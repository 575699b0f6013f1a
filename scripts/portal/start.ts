/**
 * `npm start`: builds what is stale and serves the portal, the sandbox and the reference on one origin (`PORT`, 8080). With
 * `API_BASE_URL` the portal's calls go to that backend instead of the sandbox.
 */
import type { FastifyPluginAsync } from 'fastify'
import { sandboxOptions, startSandbox } from '#sandbox/main.ts'
import { portalSchema } from '#server/settings/portal-settings.ts'
import { readSettings } from '#server/settings/read-settings.ts'
import { site } from '#server/site/site.ts'
import { hidePassword } from '#server/settings/setting.ts'
import { panelSite, withPanel } from '../panel/panel-site.ts'
import { buildAll } from './build-all.ts'
import { docsSite } from './docs-site.ts'
import { portalBefore } from './portal-before-backend.ts'
import { fail, settings } from './prepare.ts'

const options = settings(() => sandboxOptions(process.env))
const installation = settings(() => readSettings(portalSchema, process.env))
const { portal, panel, docs } = await buildAll()
const pages: FastifyPluginAsync = async (app) => {
  await app.register(docsSite(docs))
  await app.register(panelSite(panel))
  await app.register(site({ folder: portal, settings: installation, change: withPanel }))
}
const { API_BASE_URL: backend } = process.env
const start = async () => {
  if (backend === undefined) return startSandbox({ ...options, site: pages })
  return { ...(await portalBefore(backend, { ...options, site: pages })), where: undefined }
}
const started = await start().catch((error: Error & { code?: string }) =>
  fail(error.code === 'EADDRINUSE' ? 'The port is taken: set PORT to a free one.' : error.message),
)
const address = started.address.replace('127.0.0.1', 'localhost')
if (started.where === undefined) {
  console.log(
    `The portal is at ${address} in front of ${hidePassword(backend!)}; its badge tells what deviates from the contract.`,
  )
} else {
  console.log(`The portal is at ${address}, who may sign in stands in sandbox/README.md.`)
  console.log(`Codes and mails: ${address}/sandbox/inbox. Data: ${started.where}.`)
}
console.log(`The contract is explained at ${address}/docs/.`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void started.close().then(() => process.exit(0)))
}
