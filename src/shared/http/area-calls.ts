import { onSessionChange, readToken, type Area, type SessionEnd } from '../session/session.ts'

const controllers = new Map<Area, AbortController>()

/** Calls under way belong to the session that they were sent with; when it ends or another begins, they are given up (A65). */
onSessionChange((area, event) => {
  controllers.get(area)?.abort(event)
  controllers.delete(area)
})

/** Is aborted when the area's present session ends, and from the start where nobody is signed in; `reason` says how. */
export function sessionSignal(area: Area): AbortSignal {
  if (readToken(area) === undefined) return AbortSignal.abort('ended')
  const known = controllers.get(area)
  if (known) return known.signal
  const controller = new AbortController()
  controllers.set(area, controller)
  return controller.signal
}

/** The statuses with which the bank ends a session. */
export const endOfStatus = { 401: 'ended', 458: 'newPassword', 459: 'expired' } as const satisfies Record<
  number,
  SessionEnd
>

/** The status that a call given up with its session counts as. */
export const statusOfEnd = (reason: unknown): number =>
  Number(Object.entries(endOfStatus).find(([, end]) => end === reason)?.[0] ?? 401)
