import fc from 'fast-check'
import { expect, it } from 'vitest'
import { relations } from '#scripts/contract/rules/relations.ts'
import { validExamples } from '#scripts/contract/rules/valid-examples.ts'
import { contract } from './read-contract.ts'

/** A copy of the contract in which one schema has a relation more. */
function related(name: string, holds: string) {
  const copy = structuredClone(contract)
  const schema = copy.components.schemas[name]!
  schema['x-invariants'] = [...(schema['x-invariants'] ?? []), holds]
  return copy
}

it.each([
  ['Fee', 'amount >', 'ends too early'],
  ['Fee', 'startDate <= endDate', 'there is no field endDate'],
  ['Fee', 'startDate <= amount', 'day cannot be compared with number'],
  ['PrivateCustomer', "status != 'GONE'", 'GONE is no choice'],
  ['Fee', 'amount + 1', 'is number and no condition'],
])('the lint refuses of %s that %s', (name, holds, says) => {
  const copy = related(name, holds)
  expect(relations(copy).map(({ message }) => message)).toEqual([expect.stringContaining(says)])
})

it.each([
  ['ProductLimit', 'monthlyLimitEUR < remainingLimitEUR'],
  ['Transaction', 'transactionTimestamp > now'],
])('the lint refuses examples of %s that do not keep %s', (name, holds) => {
  const messages = validExamples(related(name, holds)).map(({ message }) => message)
  expect(messages.length).toBeGreaterThan(0)
  expect(messages.every((message) => message.includes(`breaks ${holds}`))).toBe(true)
})

it('what an example says is true on any day on which it is shown', () => {
  const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (now) => {
      expect(validExamples(contract, now)).toEqual([])
    }),
    { numRuns: 5 },
  )
})
