import { expect, it } from 'vitest'
import type { Document } from '#contract-checks/contract.ts'
import { describeChange } from './change.ts'
import { exampleChanges, extensionChanges, orderChanges } from './unseen-changes.ts'

const rule = { code: 'TOO_EARLY', field: 'day', holds: 'day >= today' }
const before = { Limit: { 'x-invariants': ['left <= limit', 'left >= 0'], 'x-rules': [rule] }, Other: {} }
const changesTo = (after: object) =>
  extensionChanges(before, { ...before, ...after }).map(({ impact, sentence }) => [impact, sentence])

it('a removed or changed relation is breaking, a new one is not', () => {
  expect(changesTo({ Limit: { 'x-rules': [rule] } })).toEqual([
    ['major', '`left <= limit` of `Limit` need not hold any more.'],
    ['major', '`left >= 0` of `Limit` need not hold any more.'],
  ])
  expect(changesTo({ Limit: { ...before.Limit, 'x-rules': [{ ...rule, holds: 'true' }] } })).toEqual([
    ['major', expect.stringMatching(/^`TOO_EARLY` of `Limit` changed from .*today.* to .*true/)],
  ])
  expect(changesTo({ Other: { 'x-invariants': ['a < b', 'c'] } })).toEqual([['minor', '`Other` keeps `a < b`, `c`.']])
})

it('a request with one rule less is accepted more often, with one more less often', () => {
  const { 'x-invariants': kept } = before.Limit
  const invariants = { 'x-invariants': kept }
  expect(changesTo({ Limit: invariants })).toEqual([['minor', '`TOO_EARLY` of `Limit` need not hold any more.']])
  expect(changesTo({ Other: { 'x-rules': [rule] } })).toEqual([['major', '`Other` has to keep `TOO_EARLY`.']])
})

it('the order of relations means nothing, and other words of a rule are words', () => {
  expect(changesTo({ Limit: { ...before.Limit, 'x-invariants': ['left >= 0', 'left <= limit'] } })).toEqual([])
  expect(changesTo({ Limit: { ...before.Limit, 'x-rules': [{ ...rule, says: 'Later.' }] } })).toEqual([
    ['patch', '`TOO_EARLY` of `Limit` is worded differently.'],
  ])
})

it('what a pattern means elsewhere is words', () => {
  const changes = extensionChanges({ Tan: { 'x-porting': ['end'] } }, { Tan: { 'x-porting': ['end', 'class'] } })
  expect(changes.map(({ impact }) => impact)).toEqual(['patch'])
})

it('parameters in another order are no other words', () => {
  const contract = (names: string[]): Document => ({
    info: { version: '1.0.0' },
    paths: { '/cards/{id}': { parameters: names.map((name) => ({ name, in: 'path', example: name, schema: {} })) } },
    components: { schemas: {} },
    tags: [],
  })
  const [base, revision] = [contract(['id', 'kind']), contract(['kind', 'id'])]
  expect(exampleChanges(base, revision)).toEqual([])
  expect(orderChanges(base, revision).map(describeChange)).toEqual([
    expect.stringMatching(/^The parameters path id, path kind are in another order; generated functions .* minor\.$/),
  ])
  expect(orderChanges(base, base)).toEqual([])
})

it('every caller breaks only where each request has to change', () => {
  const sentenceOf = (sentence: string) =>
    describeChange({ impact: 'major', pointer: '#', sentence, breaks: ['caller'] })
  expect(sentenceOf('Properties of `B` became required: `z`.')).toContain('every caller breaks')
  expect(sentenceOf('`maxLength` changed from 13 to 12.')).toContain(
    'callers who rely on what was allowed before break',
  )
})
