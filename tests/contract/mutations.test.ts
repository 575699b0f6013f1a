import { expect, it } from 'vitest'
import { noticed } from '#scripts/contract/mutations/catch.ts'
import { mutations } from '#scripts/contract/mutations/plant.ts'

const all = mutations()
/** One mistake of each kind that no rule can see; `npm run contract:mutate` plants all of them. */
const unseen = ['no longer required', 'another role', 'another length', 'another example', 'another operationId']

it('at least 120 one-line mistakes of at least 30 kinds are planted, no two the same', () => {
  expect(new Set(all.map((one) => `${one.file}:${one.line} ${one.after}`)).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(120)
  expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(30)
})

it.each(unseen)('%s is caught even after generating anew', (kind) => {
  const { outdated, step } = noticed(all.find((one) => one.kind === kind)!)
  expect({ outdated, caught: step !== undefined }).toEqual({ outdated: true, caught: true })
})
