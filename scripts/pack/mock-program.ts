/** The command of the packed mock. */
import { join } from 'node:path'
import { serveMock } from '../portal/mock-server.ts'
import { fail, mockPort, settings } from '../portal/prepare.ts'

if (process.argv.length > 2) fail('The mock of the package takes no options; PORT sets its port.')
await serveMock(join(import.meta.dirname, 'openapi.json'), settings(mockPort))
