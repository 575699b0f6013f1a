import { expect, it } from 'vitest'
import type { Locks } from '#generated/model/locks.ts'
import { isLocked } from './customer-states.ts'

const none: Locks = {
  etag: 'locks-1',
  securityLockRM: false,
  securityLockSL: false,
  securityLockCustomerWish: false,
  securityLockCS: false,
  inactivityLock: false,
  returnDebitLock: null,
}

it('a customer without any lock is not locked, with or without the lock of private customers @R353', () => {
  expect(isLocked(none)).toBe(false)
  const { inactivityLock: _private, ...company } = none
  expect(isLocked(company)).toBe(false)
})

it.each<Partial<Locks>>([
  { securityLockRM: true },
  { securityLockSL: true },
  { securityLockCustomerWish: true },
  { securityLockCS: true },
  { inactivityLock: true },
  { returnDebitLock: 'AM04' },
])('one lock is enough: %j @R353', (lock) => {
  expect(isLocked({ ...none, ...lock })).toBe(true)
})
