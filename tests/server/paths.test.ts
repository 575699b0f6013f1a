import { randomInt } from 'node:crypto'
import { expect, it } from 'vitest'
import { attacks } from '../attack/attacks.ts'

const seed = randomInt(2 ** 31)

it(`no path in any spelling reaches more of the backend than the calls of the contract (seed ${seed})`, async () => {
  const { figures, surprises } = await attacks.paths!({ seed, scale: 0.1 })
  expect(surprises).toEqual([])
  expect(figures.calls).toBeGreaterThanOrEqual(2000)
})
