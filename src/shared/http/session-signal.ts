import type { SessionEndReason } from '#generated/model/session-end-reason.ts'
import { onSessionChange, type Area, type SessionEnd } from '../session/session.ts'
import { problemField, type ApiError } from './api-error.ts'

const controllers = new Map<Area, AbortController>()

/** Calls under way belong to the session that they were sent with; when it ends or another begins, they are given up (A65). */
onSessionChange((area, event) => {
  controllers.get(area)?.abort(event)
  controllers.delete(area)
})

/**
 * Is aborted when the session ends that has this token, and from the start where there is none; `reason` says how.
 */
export function sessionSignal(area: Area, token: string | undefined): AbortSignal {
  if (token === undefined) return AbortSignal.abort('ended')
  const known = controllers.get(area)
  if (known) return known.signal
  const controller = new AbortController()
  controllers.set(area, controller)
  return controller.signal
}

/** The statuses with which the bank ends a session. */
const endOfStatus: Partial<Record<number, SessionEnd>> = { 401: 'ended', 458: 'newPassword', 459: 'expired' }

const endOfReason: Record<SessionEndReason, SessionEnd> = {
  IDLE: 'idle',
  TOO_OLD: 'tooOld',
  SIGNED_OUT: 'elsewhere',
  ACCESS_REMOVED: 'accessRemoved',
  EMAIL_CHANGED: 'newAddress',
}

/** How a refusal ends the session, in the words of its reason where the bank tells one; undefined when it does not. */
export function sessionEndOf(error: ApiError): SessionEnd | undefined {
  const end = endOfStatus[error.status ?? 0]
  const reason = problemField(error, 'reason')
  const told = Object.entries(endOfReason).find(([name]) => name === reason)?.[1]
  return end && (error.status !== 458 && told ? told : end)
}

/** The status that a call given up with its session counts as. */
export function statusOfEnd(reason: unknown): number {
  if (reason === 'newPassword') return 458
  return reason === 'expired' || reason === 'idle' || reason === 'tooOld' ? 459 : 401
}
