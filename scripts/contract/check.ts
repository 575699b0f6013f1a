/** `npm run contract:check`: the contract has not drifted from its rules, its release, the portal and the sandbox. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runQuietly, contractSteps } from '../steps.ts'
import { bundle } from './redocly.ts'
import { report } from './report.ts'

const isSound = await runQuietly(contractSteps)

// A contract that breaks a rule is rated as well: its author needs both results.
const folder = mkdtempSync(join(tmpdir(), 'contract-check-'))
const bundled = join(folder, 'openapi.yaml')
const isReadable = await bundle(bundled).then(
  () => true,
  () => false,
)
const versionStep = {
  name: 'the version says what changed',
  command: 'node',
  args: ['scripts/contract/version-step.ts', bundled],
}
const isRated = isReadable && (await runQuietly([versionStep]))
rmSync(folder, { recursive: true })

const isKept =
  isSound &&
  (await runQuietly([
    { name: 'portal and sandbox speak this contract', command: 'tsc', args: [] },
    { name: 'the sandbox answers it', command: 'vitest', args: ['run', 'tests/sandbox/every-'] },
  ]))
console.log(`\n${await report()}`)
if (!isSound || !isRated || !isKept) process.exitCode = 1
