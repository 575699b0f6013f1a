import type { SessionEndReason } from '#generated/model/session-end-reason.ts'
import { onSessionChange, type Area, type SessionEnd } from '../session/session.ts'
import type { SessionProblem } from '#generated/model/session-problem.ts'
import { problemField, type ApiError } from './api-error.ts'

const controllers = new Map<Area, AbortController>()

/** Aborts the calls of a session when it ends or another one starts (A65). */
onSessionChange((area, event) => {
  controllers.get(area)?.abort(event)
  controllers.delete(area)
})

/** The signal for calls of a session, aborted when it ends; aborted already without a token. Its reason is the `SessionEnd`. */
export function sessionSignal(area: Area, token: string | undefined): AbortSignal {
  if (token === undefined) return AbortSignal.abort('ended')
  const existing = controllers.get(area)
  if (existing) return existing.signal
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

/** How a refusal ends the session, by the reason in the response if it has one; undefined when the session goes on. */
export function sessionEndOf(error: ApiError): SessionEnd | undefined {
  const end = endOfStatus[error.status ?? 0]
  const reason = problemField<SessionProblem>(error, 'reason')
  const precise = Object.entries(endOfReason).find(([name]) => name === reason)?.[1]
  return end && (error.status !== 458 && precise ? precise : end)
}

/** The status of a call that was aborted with its session. */
export function statusOfEnd(reason: unknown): number {
  if (reason === 'newPassword') return 458
  return reason === 'expired' || reason === 'idle' || reason === 'tooOld' ? 459 : 401
}
