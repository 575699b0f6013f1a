import type { Step } from '../steps.ts'

/** Checks the contract and writes what is generated from it. A separate stage, because all other steps read those files. */
export const contractSteps: readonly Step[] = [
  { name: 'generated code is up to date', command: 'node', args: ['scripts/generate/generate.ts', '--check'] },
  { name: 'the contract passes its lint, examples included', command: 'node', args: ['scripts/contract/lint.ts'] },
]
