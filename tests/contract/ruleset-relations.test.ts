import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Rule } from '#contract-checks/relations.ts'
import { checkRelations } from '#scripts/contract/rules/relations.ts'
import { checkValidExamples } from '#scripts/contract/rules/examples.ts'
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
])('the lint refuses of %s that %s', (name, holds, expected) => {
  const copy = related(name, holds)
  expect(checkRelations(copy).map(({ message }) => message)).toEqual([expect.stringContaining(expected)])
})

it.each([
  ['ProductLimit', 'monthlyLimitEUR < remainingLimitEUR'],
  ['Transaction', 'transactionTimestamp > now'],
])('the lint refuses examples of %s that do not keep %s', (name, holds) => {
  const messages = checkValidExamples(related(name, holds)).map(({ message }) => message)
  expect(messages.length).toBeGreaterThan(0)
  expect(messages.every((message) => message.includes(`breaks ${holds}`))).toBe(true)
})

const rule = (more: object) => ({ code: 'END_TOO_EARLY', field: 'note', rule: 'x', ...more }) as Rule

/** The messages of the lint for an additional rule of the request that creates a note. */
function messagesFor(added: Rule, name = 'CreateNoteRequest') {
  const copy = structuredClone(contract)
  const schema = copy.components.schemas[name]!
  schema['x-rules'] = [...(schema['x-rules'] ?? []), added]
  return checkRelations(copy).map(({ message }) => message)
}

it.each([
  ['a code that is none', rule({ code: 'NONE', says: 'x' }), 'NONE is no ViolationCode'],
  ['neither a condition nor a sentence', rule({}), 'has not one of holds and says'],
  ['both', rule({ says: 'x', holds: "note != 'x'" }), 'has not one of holds and says'],
  ['a condition that ends too early', rule({ holds: 'note !=' }), 'ends too early'],
  ['a condition about a field that is not there', rule({ holds: "text != 'x'" }), 'there is no field text'],
  ['a condition that is none', rule({ holds: 'note' }), 'is text and no condition'],
  ['an order of a text and a day', rule({ holds: 'note <= today' }), 'text cannot be compared with day'],
  ['a path without that name', rule({ holds: 'note == path.noteId' }), 'there is no noteId in /bank/common'],
  ['a field that is not there', rule({ field: 'text', says: 'x' }), 'there is no field text'],
  ['no field', rule({ field: undefined, says: 'x' }), 'has no field'],
  ['no rule', rule({ rule: '', says: 'x' }), 'has no rule'],
  ['a word more', rule({ says: 'x', when: 'y' }), 'has when'],
])('the lint refuses a rule with %s', (_what, added, expected) => {
  expect(messagesFor(added)).toEqual([expect.stringContaining(expected)])
})

it('the lint refuses rules of what is never sent, and relations of what is never answered', () => {
  expect(messagesFor(rule({ says: 'x' }), 'CustomerNote')).toEqual([expect.stringContaining('x-rules that no request')])
  const messages = checkRelations(related('CreateNoteRequest', "note != 'x'")).map(({ message }) => message)
  expect(messages).toEqual([expect.stringContaining('x-invariants that no answer')])
})

it('the lint refuses a list of records that does not say by what they are unique', () => {
  const copy = structuredClone(contract)
  const list = copy.components.schemas.CustomerNoteList!
  list['x-invariants'] = list['x-invariants']!.filter((one) => !one.startsWith('unique'))
  expect(checkRelations(copy).map(({ message }) => message)).toEqual([expect.stringContaining('unique in results')])
})

it('the lint refuses a code that no rule explains', () => {
  const copy = structuredClone(contract)
  copy.components.schemas.ViolationCode!.enum!.push('NEVER')
  expect(checkRelations(copy).map(({ message }) => message)).toEqual(['NEVER is of no rule'])
})

it.each(["note == 'x'", 'note == path.customerId'])('the lint refuses an example of a request against %s', (holds) => {
  const copy = structuredClone(contract)
  copy.components.schemas.CreateNoteRequest!['x-rules'] = [rule({ holds })]
  const messages = checkValidExamples(copy).map(({ message }) => message)
  expect(messages.length).toBeGreaterThan(0)
  expect(messages.every((one) => one.endsWith(`breaks ${holds}`))).toBe(true)
})

it('an example is valid on any day on which it is shown', () => {
  const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (now) => {
      expect(checkValidExamples(contract, now)).toEqual([])
    }),
    { numRuns: 5 },
  )
})
