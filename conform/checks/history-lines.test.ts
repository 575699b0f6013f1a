import { expect, it } from 'vitest'
import type { ReceivedAnswer } from '#conform/backend.ts'
import { type HistorySnapshot, expectNewLines, expectNoNewLines } from '#conform/checks/history-lines.ts'
import type { Context } from '#conform/context.ts'
import type { Finding } from '#conform/finding.ts'
import type { HistoryEntry } from '#generated/model/history-entry.ts'

const line = (activity: string, changes?: HistoryEntry['changes']): HistoryEntry => ({
  activityTimestamp: '2026-06-01T10:00:00Z',
  user: 'Anna Gruber',
  userType: 'PRIVATE_CUSTOMER',
  loginActivity: false,
  activity,
  ...(changes && { changes }),
})
const snapshot = (own: HistoryEntry[], other: HistoryEntry[] = []): HistorySnapshot => ({
  own: [{ object: { objectType: 'PRIVATE_CUSTOMER', objectId: 'own' }, lines: own }],
  other: { object: { objectType: 'PRIVATE_CUSTOMER', objectId: 'other' }, lines: other },
})
const before = snapshot([line('old')])

/** What is found after a write that has set the city from Wien to Graz, or a refusal. */
function found(after: HistorySnapshot, isRefused = false): string[] {
  const findings: Finding[] = []
  const context = { addFinding: (one: Finding) => findings.push(one) } as Partial<Context> as Context
  const finding = (says: string, pointer = '') => ({ says, pointer, call: '', traceId: '' })
  const answer = { operation: 'bankUpdatePersonalInformation', finding } as Partial<ReceivedAnswer> as ReceivedAnswer
  if (isRefused) expectNoNewLines(context, answer, before, after)
  else expectNewLines(context, answer, { body: { city: 'Graz' }, former: { city: 'Wien' } }, before, after)
  return findings.map(({ says }) => says)
}
const right = line('changed', [{ field: 'city', before: 'Wien', after: 'Graz' }])

it('finds nothing where one success has one line with both values', () => {
  expect(found(snapshot([right, line('old')]))).toEqual([])
  expect(found(before, true)).toEqual([])
})

it('finds a line of a refusal, a second one and one at another customer', () => {
  expect(found(snapshot([right, line('old')]), true)).toEqual([
    '1 lines of the history are about requests that were refused',
  ])
  expect(found(snapshot([right, right, line('old')]))).toEqual(['the history has two lines for one success'])
  expect(found(snapshot([right, line('old')], [right]))).toEqual(['a line in the history of another customer names it'])
})

it('finds values that are missing, swapped or unchanged', () => {
  const withChange = (change: NonNullable<HistoryEntry['changes']>[number]) =>
    found(snapshot([line('changed', [change]), line('old')]))
  expect(withChange({ field: 'city', after: 'Graz' })).toEqual([
    'the history says that city was undefined and not Wien',
  ])
  expect(withChange({ field: 'city', before: 'Graz', after: 'Wien' })).toHaveLength(2)
  expect(withChange({ field: 'country', before: 'AT', after: 'AT' })).toEqual(['the history lists country as changed'])
})
