/**
 * `npm run dev`: the portal with hot reload and the sandbox, on one origin (`PORT`, 8080). `--mock` takes the mock instead
 * (`npm run dev:mock`), `--built` the portal as it is built for production.
 */
import { createServer, preview } from 'vite'
import { sandboxOptions, startSandbox } from '#sandbox/main.ts'
import { build } from './build.ts'
import { mockGateway, mockPort } from './mock-gateway.ts'
import { fail, generated } from './prepare.ts'
import { startPrism } from './prism.ts'

const options = sandboxOptions(process.env)
const place = { port: options.port, strictPort: true }

async function sandboxBehind() {
  const { address } = await startSandbox({ ...options, port: 0 }).catch((error: Error) => fail(error.message))
  return { '/api/ui/v1': address, '/sandbox/': address }
}

async function mockBehind() {
  await startPrism(mockPort).catch((error: Error) => fail(error.message))
  return mockGateway
}

generated()
const proxy = process.argv.includes('--mock') ? await mockBehind() : await sandboxBehind()
if (process.argv.includes('--built')) {
  build()
  const server = await preview({ preview: { ...place, proxy } }).catch((error: Error) => fail(error.message))
  server.printUrls()
} else {
  const server = await createServer({ server: { ...place, proxy } })
  await server.listen().catch((error: Error) => fail(error.message))
  server.printUrls()
}
