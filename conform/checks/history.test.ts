import { expect, it } from 'vitest'
import { findWrongHistoryFields } from '#conform/checks/history.ts'
import type { HistoryEntry } from '#generated/model/history-entry.ts'

type Change = NonNullable<HistoryEntry['changes']>[number]

const entry = (...changes: Change[]): HistoryEntry => ({
  activityTimestamp: '2026-06-01T10:00:00Z',
  user: 'Anna Gruber',
  userType: 'PRIVATE_CUSTOMER',
  loginActivity: false,
  activity: 'changed',
  changes,
})
const change = (field: Change['field'], after: string): Change => ({ field, before: 'before', after })

it('finds fields that the history has changed to another text than was sent', () => {
  const sent = { lastName: 'Konform', city: 'Wien', iban: 'x' }
  const entries = [entry(change('lastName', 'KONFORM'), change('city', 'Wien'), change('iban', 'y'))]
  expect(findWrongHistoryFields(sent, {}, entries)).toEqual(['lastName'])
})

it('takes no later write for the one that was sent', () => {
  const later = entry(change('lastName', 'K'))
  expect(findWrongHistoryFields({ lastName: 'Konform' }, {}, [entry(change('lastName', 'Konform')), later])).toEqual([])
  expect(findWrongHistoryFields({ lastName: 'Gruber' }, { lastName: 'Gruber' }, [later])).toEqual([])
})
