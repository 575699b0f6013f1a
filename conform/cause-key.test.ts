import fc from 'fast-check'
import { expect, it } from 'vitest'
import { idOf, keysOf, withoutValues } from '#conform/cause-key.ts'
import type { Finding } from '#conform/finding.ts'

const get = '#/paths/~1private~1product/get'
const finding = (says: string, pointer = get, more: Partial<Finding> = {}): Finding => ({
  says,
  pointer,
  call: 'GET /private/product',
  traceId: '',
  ...more,
})
const idsOf = (one: Finding) => keysOf(one).map(idOf)

const runValues = fc.record({
  id: fc.uuid(),
  port: fc.integer({ min: 1, max: 65_535 }),
  count: fc.integer({ min: 0, max: 100_000 }),
  amount: fc.double({ min: 0, max: 1000, noNaN: true }).map((one) => one.toFixed(2)),
  moment: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((one) => one.toISOString()),
  text: fc.string().map((one) => JSON.stringify(one)),
  number: fc.stringMatching(/^\+43\d{9}$/),
  email: fc.stringMatching(/^[a-z]{1,9}\.[0-9a-f]{10}@mail\.example$/),
  person: fc.constantFrom('private.other', 'business.sharedEmail', 'bank.RISK'),
  state: fc.constantFrom('ACTIVE', 'TERMINATION_PLANNED', 'BLOCKED'),
})
type RunValues = typeof runValues extends fc.Arbitrary<infer Values> ? Values : never

/** What different faults say in a run with these values. */
const findingsWith = (run: RunValues): Finding[] => [
  finding(`fetch failed: connect ECONNREFUSED 127.0.0.1:${run.port}`),
  finding(`id is ${run.id}, and ${run.id} was requested`),
  finding(`customerNumber is ${run.count}, and ${run.count} was requested`),
  finding(`${run.amount} is left of ${run.count} after ${run.amount} in bankListPrivateTransactions this month`),
  finding(`bankListNotes has ${run.count} rows more after bankCreateNote, not 1`, 'rule/stored-as-sent'),
  finding(`bankListNotes has ${run.count} rows more after bankCreateNote, not 1`, 'rule/refusals-change-nothing'),
  finding(
    `${run.count} other rows of bankListNotes are not what they were before bankCreateNote`,
    'rule/stored-as-sent',
  ),
  finding(`the account is locked until ${run.moment}, which is not 15 minutes`),
  finding(`not exactly the rows of ${run.moment.slice(0, 10)} (both days included, in Vienna)`, 'rule/days'),
  finding(`not exactly the rows of ${run.number}`, 'rule/searches'),
  finding(`there are rows that are not ${run.state}`, 'rule/filters'),
  finding(`not exactly the rows with fromDate ${JSON.stringify(run.moment.slice(0, 10))}`, 'rule/filters'),
  finding(`not exactly the rows with callNumber ${JSON.stringify(run.number)}`, 'rule/filters'),
  finding(`note ${run.text} is refused by maxLength, and the contract allows it`),
  finding(`note ${run.text} is refused by pattern, and the contract allows it`),
  finding(`city ${run.text} is refused by pattern, and the contract allows it`),
  finding(`${run.email} of users.json cannot sign in: ${run.count}`),
  finding(`about ${run.person}: 500 instead of 200 or 404`),
  finding('not ascending by amount', 'rule/order'),
  finding('not ascending by merchantName', 'rule/order'),
]

it('gives a fault the same id in runs with other ids, moments, values and ports', () => {
  fc.assert(
    fc.property(runValues, runValues, (one, other) => {
      expect(findingsWith(one).flatMap(idsOf)).toEqual(findingsWith(other).flatMap(idsOf))
    }),
  )
})

it('gives different faults different ids', () => {
  fc.assert(
    fc.property(runValues, (run) => {
      const ids = findingsWith(run).flatMap(idsOf)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

it('is the same for every operation that breaks the same rule, and for twins', () => {
  const status = (path: string, code: number) => finding('x', `${path}/responses/${code}`, { cause: 'without a token' })
  const other = '#/paths/~1bank~1{customerId}~1notes/post'
  expect(idsOf(status(get, 401))).toEqual(idsOf(status(other, 401)))
  expect(idsOf(status(get, 401))).not.toEqual(idsOf(status(other, 403)))
  expect(idsOf(status(get, 200))).toEqual(idsOf(status(other, 201)))
  expect(withoutValues('privateGetProduct differs')).toBe(withoutValues('bankGetProduct differs'))
  expect(idsOf(finding('x', '#/components/schemas/Money/type'))).not.toEqual(
    idsOf(finding('x', '#/components/schemas/Day/type')),
  )
})

it('has a key for each field that may be the cause', () => {
  const fields = (...names: string[]) =>
    idsOf(finding('x', 'rule/stored-as-sent', { cause: 'stored otherwise', fields: names }))
  expect(fields('city', 'street')).toEqual([...fields('city'), ...fields('street')])
})

it('has ids that no machine changes', () => {
  expect(idOf('rule/order\nnot ascending by amount')).toBe('d33f1585')
})
