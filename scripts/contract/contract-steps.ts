import type { Step } from '../steps.ts'

/** Whether the contract is good, and what is made from it: a stage of its own, for the first writes the files anew that all else reads. */
export const contractSteps: readonly Step[] = [
  { name: 'generated code is up to date', command: 'node', args: ['scripts/generate/generate.ts', '--check'] },
  { name: 'the contract passes its lint, examples included', command: 'node', args: ['scripts/contract/lint.ts'] },
]
