/** The command of the packed mock. */
import { join } from 'node:path'
import { serveMock } from '../portal/mock-server.ts'

await serveMock(join(import.meta.dirname, 'openapi.json'))
