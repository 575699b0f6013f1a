/** The command of the packed mock. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contractExamples, serveMock } from '../portal/mock-server.ts'
import { fail, mockPort, settings } from '../portal/prepare.ts'
import type * as StatefulMock from '../portal/stateful-mock.ts'

const options = { stateful: { type: 'boolean', default: false }, seed: { type: 'string' } } as const
const { stateful, seed } = settings(() => parseArgs({ options }).values)
if (seed !== undefined && !stateful) fail('--seed is for --stateful: without it the mock remembers nothing.')
const port = settings(mockPort)
const here = import.meta.dirname
if (stateful) {
  // A program of its own beside this one, which is loaded only where it is wanted.
  const { serveStatefulMock } = (await import(join(here, 'stateful/stateful.js'))) as typeof StatefulMock
  await serveStatefulMock(port, seed)
} else await serveMock(contractExamples, port)
