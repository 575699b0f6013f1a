/** Sessions (A151): the token is worth what the server remembers about it. */

export type SessionEnd = 'logout' | 'password'
export type SessionState = { lastSeenAt: Date; endedAt: Date | null; endReason: SessionEnd | null }
export type SessionVerdict = 'alive' | 'ended' | 'replaced' | 'idle'

/** ended -> 401, replaced by a newer password -> 458, idle for too long -> 459; `idleMinutes` is above 0. */
export function judgeSession(session: SessionState | undefined, now: Date, idleMinutes: number): SessionVerdict {
  if (session === undefined) return 'ended'
  if (session.endReason === 'password') return 'replaced'
  if (session.endedAt !== null) return 'ended'
  return now.getTime() - session.lastSeenAt.getTime() > idleMinutes * 60_000 ? 'idle' : 'alive'
}
