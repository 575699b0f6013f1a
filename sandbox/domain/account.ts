/** Who may sign in, as the bank keeps them. */
import type { Area } from '#sandbox/domain/area.ts'

/** E-mail addresses stand here in small letters; the customer is the person's own contract, or the company that they run. */
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
