/**
 * `npm run mock`: answers every call of the contract with its examples. `--stateful` starts the sandbox in memory at the same
 * address instead, so that what is written is read back; `--seed <file>` begins with data that `GET /sandbox/snapshot` has saved.
 * Setting: PORT (4010, 0 for a free one).
 */
import { parseArgs } from 'node:util'
import { fail, ensureGenerated, mockPort, settings } from './prepare.ts'

const options = { stateful: { type: 'boolean', default: false }, seed: { type: 'string' } } as const
const { stateful, seed } = settings(() => parseArgs({ options }).values)
if (seed !== undefined && !stateful) fail('--seed is for --stateful: without it the mock remembers nothing.')
const port = settings(mockPort)
ensureGenerated()
// Loaded now, because they import what was just generated.
if (stateful) {
  const { serveStatefulMock } = await import('./stateful-mock.ts')
  await serveStatefulMock(port, seed)
} else {
  const { serveMock } = await import('./mock-server.ts')
  const { prismExamples } = await import('./prism.ts')
  await serveMock(prismExamples, port)
}
