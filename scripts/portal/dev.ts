/**
 * `npm run dev`: the portal with hot reload, the sandbox and the reference, on one origin (`PORT`, 8080). `--mock` takes the mock instead
 * (`npm run dev:mock`). What is saved in `openapi/` and `sandbox/` is followed (live-contract.ts).
 */
import Fastify from 'fastify'
import { createServer, type Plugin } from 'vite'
import { sandboxOptions } from '#sandbox/main.ts'
import { docsFolder } from '../docs/build-docs.ts'
import { panelInDevelopment } from '../panel/contract-modules.ts'
import { runAside } from '../run.ts'
import { mockBackend, sandboxBackend } from './dev-backend.ts'
import { docsSite } from './docs-site.ts'
import { liveContract } from './live-contract.ts'
import { fail, ensureGenerated, settings } from './prepare.ts'

const { port, data } = settings(() => sandboxOptions(process.env))
ensureGenerated()
const isMock = process.argv.includes('--mock')
const backend = await (isMock ? mockBackend() : sandboxBackend(process.argv.slice(2))).catch((error: Error) =>
  fail(error.message),
)

let building: Promise<unknown> = Promise.resolve()

async function runBuild(): Promise<void> {
  const { ok, output } = await runAside('node', ['scripts/docs/build-docs.ts'])
  if (!ok) console.error(output)
}

/** One build at a time, since each begins by emptying the folder. */
const buildReference = () => (building = building.then(runBuild))

async function openReference() {
  await buildReference()
  const app = Fastify()
  await app.register(docsSite(docsFolder))
  await app.ready()
  return app
}

/** The reference below `/docs/`; it is built while the page is in use already. */
const reference = (): Plugin => ({
  name: 'reference',
  configureServer({ middlewares }) {
    const opening = openReference()
    opening.catch((error: Error) => console.error(error.message))
    middlewares.use(async (request, response, next) => {
      if (!/^\/docs(\/|$)/.test(request.url ?? '')) return next()
      const app = await opening
      app.routing(request, response)
    })
  },
})

const server = await createServer({
  plugins: [...panelInDevelopment(), liveContract({ restart: backend.restart, buildReference }), reference()],
  server: { port, strictPort: true, proxy: backend.proxy, watch: { ignored: ['**/dist*/**', `**/${data}/**`] } },
})
await server.listen().catch((error: Error) => fail(error.message))
const [address] = server.resolvedUrls!.local
console.info(`Local: ${address} (${isMock ? '' : 'codes and mails: /sandbox/inbox, '}contract: /docs/)`)
