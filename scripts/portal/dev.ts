/**
 * `npm run dev`: the portal with hot reload and the sandbox, on one origin (`PORT`, 8080). `--mock` takes the mock instead
 * (`npm run dev:mock`).
 */
import { createServer } from 'vite'
import { sandboxOptions, startSandbox } from '#sandbox/main.ts'
import { panelInDevelopment } from '../panel/panel-in-development.ts'
import { mockGateway, mockPort } from './mock-gateway.ts'
import { fail, generated, settings } from './prepare.ts'
import { startPrism } from './prism.ts'

const [options, prismPort] = settings(() => [sandboxOptions(process.env), mockPort()] as const)

async function sandboxBehind() {
  const { address } = await startSandbox({ ...options, port: 0 }).catch((error: Error) => fail(error.message))
  return { '/api/ui/v1': address, '/sandbox/': address }
}

async function mockBehind() {
  const { address } = await startPrism(prismPort).catch((error: Error) => fail(error.message))
  return mockGateway(address)
}

generated()
const proxy = process.argv.includes('--mock') ? await mockBehind() : await sandboxBehind()
const server = await createServer({
  plugins: panelInDevelopment(),
  server: { port: options.port, strictPort: true, proxy },
})
await server.listen().catch((error: Error) => fail(error.message))
server.printUrls()
