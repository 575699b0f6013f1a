/**
 * `npm test`: shows within minutes that the project works here: the checks, the tests of units, screens and the contract, a
 * part of the kit against the sandbox, and in a browser one journey of each area from the login to a record that is seen. `npm run test:all`: everything.
 */
import { collectSkipped } from './skipped.ts'
import { runLoudly, type Step } from './steps.ts'

const checks = { name: 'checks', command: 'node', args: ['scripts/check.ts'] }

const quick: Step[] = [
  checks,
  { name: 'tests of units, screens and the contract', command: 'vitest', args: ['run', '--project', '!system*'] },
  {
    name: 'one journey of each area',
    command: 'node',
    args: ['scripts/e2e.ts', '--project=daily', 'each-area.spec.ts'],
  },
]

const all: Step[] = [
  checks,
  { name: 'all tests', command: 'vitest', args: ['run'] },
  { name: 'all journeys', command: 'node', args: ['scripts/e2e.ts'] },
  { name: 'journeys in Firefox and WebKit', command: 'node', args: ['tests/engines/main.ts'] },
]

const printSkipped = collectSkipped()
if (!runLoudly(process.argv.includes('--all') ? all : quick)) process.exitCode = 1
printSkipped()
