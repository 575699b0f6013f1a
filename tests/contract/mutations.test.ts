import { expect, it } from 'vitest'
import { mutations, runLaterSteps } from '#scripts/contract/mutations/plant.ts'

const all = mutations()
/** Kinds that no lint rule can see; `npm run contract:mutate` plants all of them. */
const invisibleToRules = [
  'no longer required',
  'another role',
  'another length',
  'another example',
  'another operationId',
]

it('plants at least 120 different one-line mistakes of at least 30 kinds', () => {
  expect(new Set(all.map((one) => `${one.file}:${one.line} ${one.after}`)).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(120)
  expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(30)
})

it.each(invisibleToRules)('catches %s by the generated files and the version step', (kind) => {
  const { outdated, step } = runLaterSteps(all.find((one) => one.kind === kind)!)
  expect({ outdated, caught: step !== undefined }).toEqual({ outdated: true, caught: true })
})
