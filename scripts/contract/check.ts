/** `npm run contract:check`: the contract has not drifted from its rules, its release, the portal and the sandbox. */
import { runQuietly } from '../steps.ts'
import { contractSteps } from './contract-steps.ts'

const clean = await runQuietly(contractSteps, [
  { name: 'the version says what changed', command: 'node', args: ['scripts/contract/version-step.ts'] },
  { name: 'portal and sandbox speak this contract', command: 'tsc', args: [] },
  { name: 'the sandbox answers it', command: 'vitest', args: ['run', 'tests/sandbox/every-'] },
])
if (!clean) process.exitCode = 1
