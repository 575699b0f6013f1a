import { accountLockMinutes, wrongPasswordsUntilLock } from '#generated/model/constants.ts'
/** Lockout (A150): wrong passwords lock an account for a while; login and password change count together. */

export type LockState = {
  failedAttempts: number
  lockedUntil: Date | null
  /** A lock by the bank that no waiting ends; `timed` always shows a whole lock ahead, `untimed` shows no end (R896). */
  standingLock: 'timed' | 'untimed' | null
}

/** `until` is undefined when the server does not say how long. */
export type Lock = { locked: false } | { locked: true; until: Date | undefined }

const end = (now: Date) => new Date(now.getTime() + accountLockMinutes * 60_000)

export function lockOf(state: LockState, now: Date): Lock {
  if (state.standingLock === 'timed') return { locked: true, until: end(now) }
  if (state.standingLock === 'untimed') return { locked: true, until: undefined }
  if (state.lockedUntil !== null && now < state.lockedUntil) return { locked: true, until: state.lockedUntil }
  return { locked: false }
}

/**
 * The state after a password was compared. While the account is locked nothing counts and the answer does not reveal the
 * password; a lock that ran out leaves all attempts; the wrong password that locks already answers `locked`.
 */
export function afterAttempt(
  state: LockState,
  right: boolean,
  now: Date,
): { result: 'right' | 'wrong' | 'locked'; state: LockState } {
  if (lockOf(state, now).locked) return { result: 'locked', state }
  if (right) return { result: 'right', state: clearLock(state) }
  const failedAttempts = (state.lockedUntil === null ? state.failedAttempts : 0) + 1
  if (failedAttempts < wrongPasswordsUntilLock) {
    return { result: 'wrong', state: { ...state, failedAttempts, lockedUntil: null } }
  }
  return { result: 'locked', state: { ...state, failedAttempts, lockedUntil: end(now) } }
}

/** No attempts counted; a standing lock stays. Also the state after a password was reset with a code. */
export const clearLock = (state: LockState): LockState => ({ ...state, failedAttempts: 0, lockedUntil: null })
