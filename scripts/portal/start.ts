/** `npm start`: builds what is stale and serves the portal, the sandbox and the reference on one origin (`PORT`, 8080). */
import type { FastifyPluginAsync } from 'fastify'
import { sandboxOptions, startSandbox } from '#sandbox/main.ts'
import { buildDocs } from '../docs/build-docs.ts'
import { buildPanel } from '../panel/build-panel.ts'
import { build } from './build.ts'
import { docsSite } from './docs-site.ts'
import { fail } from './prepare.ts'
import { site } from './site.ts'

const [portal, panel, docs] = [build(), buildPanel(), buildDocs()]
const pages: FastifyPluginAsync = async (app) => {
  await app.register(docsSite(docs))
  await app.register(site(portal, panel))
}
const options = { ...sandboxOptions(process.env), site: pages }
const sandbox = await startSandbox(options).catch((error: Error & { code?: string }) =>
  fail(error.code === 'EADDRINUSE' ? 'The port is taken: set PORT to a free one.' : error.message),
)
const address = sandbox.address.replace('127.0.0.1', 'localhost')
console.log(`The portal is at ${address}, who may sign in stands in sandbox/README.md.`)
console.log(`The contract is explained at ${address}/docs/.`)
console.log(`Codes and mails: ${address}/sandbox/inbox. Data: ${sandbox.where}.`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
}
