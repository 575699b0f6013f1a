import { expect, it } from 'vitest'
import type { ReceivedAnswer } from '#conform/backend.ts'
import { expectOnlyChange } from '#conform/checks/round-trip.ts'
import type { Context } from '#conform/context.ts'
import type { Finding } from '#conform/finding.ts'

const before = { etag: 'a', contactViaMail: true, contactViaPhone: true, address: { city: 'Wien', street: 'Weg 1' } }

/** What is found when the record reads like this after `path` was sent alone. */
function found(path: readonly string[], value: unknown, after: object): string[] {
  const findings: Finding[] = []
  const context = { addFinding: (one: Finding) => findings.push(one) } as Partial<Context> as Context
  const finding = (says: string, pointer = '') => ({ says, pointer, call: '', traceId: '' })
  const answer = { finding } as Partial<ReceivedAnswer> as ReceivedAnswer
  expectOnlyChange(context, { operation: 'privateUpdatePrivacySettings', answer, path, value }, before, {
    ...before,
    ...after,
  })
  return findings.map(({ says }) => says)
}

it('a field that is changed alone changes itself and the etag', () => {
  expect(found(['contactViaMail'], false, { contactViaMail: false, etag: 'b' })).toEqual([])
  expect(found(['address', 'city'], 'Graz', { address: { city: 'Graz', street: 'Weg 1' }, etag: 'b' })).toEqual([])
  expect(found(['note'], 'not shown', {})).toEqual([])
})

it('finds another field that changes with it', () => {
  const both = { contactViaMail: false, contactViaPhone: false, etag: 'b' }
  expect(found(['contactViaMail'], false, both)).toEqual(['contactViaMail was changed alone, and contactViaPhone too'])
})

it('finds a field of a part of the record that changes with it', () => {
  const wrong = { address: { city: 'Graz', street: 'Graz' }, etag: 'b' }
  expect(found(['address', 'city'], 'Graz', wrong)).toEqual([
    'address.city was changed alone, and address is read otherwise',
  ])
})

it('finds a field that is not stored, and an etag that stays', () => {
  expect(found(['contactViaMail'], false, {})).toEqual([
    'contactViaMail was changed alone, and contactViaMail is read otherwise',
  ])
  expect(found(['contactViaMail'], false, { contactViaMail: false })).toEqual([
    'contactViaMail was changed alone, and the etag is the one of before',
  ])
})
