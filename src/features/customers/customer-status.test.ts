import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import type { Locks } from '#generated/model/locks.ts'
import { formatLocks } from './customer-status.tsx'

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

it('is empty without locks, for private customers and companies @R353', () => {
  expect(formatLocks(i18n, none)).toBe('')
  const { inactivityLock: _private, ...company } = none
  expect(formatLocks(i18n, company)).toBe('')
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
])('names each lock that is set: %j @R353', (locks, names) => {
  expect(formatLocks(i18n, { ...none, ...locks })).toBe(names)
})
