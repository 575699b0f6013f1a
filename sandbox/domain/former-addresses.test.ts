import { expect, it } from 'vitest'
import type { HistoryChange } from '#generated/model/history-change.ts'
import { withFormerAddresses } from '#sandbox/domain/history-changes.ts'

const change = (before: string, after: string): HistoryChange => ({ field: 'email', before, after })

it('finds an account by its former addresses, and no other account', () => {
  const changes = [change('b@firm.example', 'c@firm.example'), change('a@firm.example', 'b@firm.example')]
  expect([...withFormerAddresses('c@firm.example', changes)]).toEqual([
    'c@firm.example',
    'b@firm.example',
    'a@firm.example',
  ])
  expect([...withFormerAddresses('d@firm.example', changes)]).toEqual(['d@firm.example'])
})
