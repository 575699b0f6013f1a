import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import type { Locks } from '#generated/model/locks.ts'
import { lockText } from './lock-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const none: Locks = {
  etag: 'locks-1',
  securityLockRM: false,
  securityLockSL: false,
  securityLockCustomerWish: false,
  securityLockCS: false,
  inactivityLock: false,
  returnDebitLock: null,
}

it('nothing is said of a customer without any lock, with or without the lock of private customers @R353', () => {
  expect(lockText(i18n, none)).toBe('')
  const { inactivityLock: _private, ...company } = none
  expect(lockText(i18n, company)).toBe('')
})

it.each<[Partial<Locks>, string]>([
  [{ securityLockRM: true }, 'RM'],
  [{ securityLockSL: true }, 'SL'],
  [{ securityLockCustomerWish: true }, "Customer's request"],
  [{ securityLockCS: true }, 'CS'],
  [{ inactivityLock: true }, 'Inactivity'],
  [{ returnDebitLock: 'AM04' }, 'Return debit'],
  [
    { securityLockRM: true, securityLockCustomerWish: true, returnDebitLock: 'AM04' },
    "RM, Customer's request, Return debit",
  ],
])('one lock is enough, and each is named: %j @R353', (locks, words) => {
  expect(lockText(i18n, { ...none, ...locks })).toBe(words)
})
