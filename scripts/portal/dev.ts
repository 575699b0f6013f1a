/** `npm run dev`: the portal with hot reload and the sandbox, on one origin (`PORT`, 8080); `-- --mock` takes the mock. */
import { createServer } from 'vite'
import { sandboxOptions, startSandbox } from '#sandbox/main.ts'
import { mockGateway, mockPort } from './mock-gateway.ts'
import { fail, generated } from './prepare.ts'
import { startPrism } from './prism.ts'

generated()
const options = sandboxOptions(process.env)

async function startSandboxBehind() {
  const { address } = await startSandbox({ ...options, port: 0 }).catch((error: Error) => fail(error.message))
  return { '/api/ui/v1': address, '/sandbox/': address }
}

async function startMockBehind() {
  await startPrism(mockPort).catch((error: Error) => fail(error.message))
  return mockGateway
}

const proxy = process.argv.includes('--mock') ? await startMockBehind() : await startSandboxBehind()
const server = await createServer({ server: { port: options.port, strictPort: true, proxy } })
await server.listen().catch((error: Error) => fail(error.message))
server.printUrls()
