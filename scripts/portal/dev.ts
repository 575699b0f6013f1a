/** `npm run dev`: the portal with hot reload and the mock, on one origin (`PORT`, 8080). */
import { createServer } from 'vite'
import { fail, generated } from './prepare.ts'
import { mockPort } from './mock-gateway.ts'
import { startPrism } from './prism.ts'

generated()
await startPrism(mockPort).catch((error: Error) => fail(error.message))
const server = await createServer()
await server.listen().catch((error: Error) => fail(error.message))
server.printUrls()
