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

/** The status that a call given up with its session counts as. */
export const statusOfEnd = (reason: unknown): 401 | 459 => ((reason as SessionEnd) === 'expired' ? 459 : 401)
