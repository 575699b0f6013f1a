import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locks } from '#generated/model/locks.ts'

/** Each lock in the fewest words, in the order of the window that sets them. */
const lockWords: Record<Exclude<keyof Locks, 'etag'>, MessageDescriptor> = {
  securityLockRM: msg`RM`,
  securityLockSL: msg`SL`,
  securityLockCustomerWish: msg`Customer's request`,
  securityLockCS: msg`CS`,
  inactivityLock: msg`Inactivity`,
  returnDebitLock: msg`Return debit`,
}

/** Which locks are set, as words beside "Locked"; nothing when none is (R353). A returned debit is one when it has a reason (A31). */
export const lockText = (i18n: I18n, locks: Locks): string =>
  Object.entries(lockWords)
    .filter(([name]) => (locks[name as keyof Locks] ?? false) !== false)
    .map(([, words]) => i18n._(words))
    .join(', ')
