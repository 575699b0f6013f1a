/** `npm test`: the checks, then the unit, screen, contract and architecture tests, then the journeys in a browser. */
import { runLoudly } from './steps.ts'

const passed = runLoudly([
  { name: 'checks', command: 'node', args: ['scripts/check.ts'] },
  { name: 'unit tests', command: 'vitest', args: ['run'] },
  { name: 'journeys', command: 'node', args: ['scripts/e2e.ts'] },
])
if (!passed) process.exitCode = 1
