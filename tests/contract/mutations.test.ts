import { expect, it } from 'vitest'
import { caughtBy } from '#scripts/contract/mutations/catch.ts'
import { mutations } from '#scripts/contract/mutations/plant.ts'

const all = mutations()
/** One mistake of each kind that no rule can see; `npm run contract:mutate` plants all of them. */
const unseen = ['no longer required', 'another role', 'another length', 'another example', 'another operationId']

it('at least sixty one-line mistakes are planted, no two the same', () => {
  expect(new Set(all.map((one) => `${one.file}:${one.line} ${one.after}`)).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(60)
})

it.each(unseen)('%s is caught even after generating anew', (kind) => {
  const { outdated, step } = caughtBy(all.find((one) => one.kind === kind)!)
  expect({ outdated, caught: step !== undefined }).toEqual({ outdated: true, caught: true })
})
