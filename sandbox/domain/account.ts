/** Accounts and the areas that they sign in to. */

/** The three areas that a person can be signed in to; each has its own accounts. */
export type Area = 'private' | 'business' | 'bank'

/** E-mail addresses are in small letters; the customer is the person's own contract, or the company that they run. */
export type Account = {
  id: string
  area: Area
  email: string
  customerNumber: string | null
  firstName: string
  lastName: string
  passwordHash: string | null
  failedAttempts: number
  lockedUntil: Date | null
  standingLock: 'timed' | 'untimed' | null
  deactivatedAt: Date | null
  taskOpenUntil: Date | null
  customerId: string | null
  version: number
}
