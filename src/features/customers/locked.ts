import type { Locks } from '#generated/model/locks.ts'

/** Whether any lock is set (R353); a returned debit is one when it has a reason (A31). */
export const isLocked = (locks: Locks): boolean => Object.values(locks).some((lock) => lock !== false && lock !== null)
