/** Sessions (A151): the token is worth what the server remembers about it. */

export type SessionEnd = 'logout' | 'password'
export type SessionState = { lastSeenAt: Date; endedAt: Date | null; endReason: SessionEnd | null }
export type SessionVerdict = 'alive' | 'ended' | 'replaced' | 'expired'

/** How long a session lives: `idleMinutes` after its last call, and not beyond `until`, however busy it is. */
export type SessionLife = { idleMinutes: number; until: Date }

/** When a session that begins now is over for good; in whole seconds, as the token's exp tells it. */
export const endOfSession = (now: Date, hours: number): Date =>
  new Date(Math.floor(now.getTime() / 1000 + hours * 3600) * 1000)

/** As the contract tells it. */
export const idleSeconds = ({ idleMinutes }: Pick<SessionLife, 'idleMinutes'>): number => Math.round(idleMinutes * 60)

/** ended -> 401, replaced by a newer password -> 458, idle for too long or too old -> 459; `idleMinutes` is above 0. */
export function judgeSession(session: SessionState | undefined, now: Date, life: SessionLife): SessionVerdict {
  if (session === undefined) return 'ended'
  if (session.endReason === 'password') return 'replaced'
  if (session.endedAt !== null) return 'ended'
  const idle = now.getTime() - session.lastSeenAt.getTime() > life.idleMinutes * 60_000
  return idle || now >= life.until ? 'expired' : 'alive'
}
