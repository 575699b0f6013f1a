/** Sessions (A151): the token is worth what the server remembers about it. */

/** How a session was ended: by the person, by a newer password, with the access, or by another e-mail address. */
export type SessionEnd = 'logout' | 'password' | 'access' | 'email'
export type SessionState = { lastSeenAt: Date; endedAt: Date | null; endReason: SessionEnd | null }
/** What a session is worth; `unknown` never was one. */
export type SessionVerdict = 'alive' | 'unknown' | 'idle' | 'tooOld' | SessionEnd

/** How long a session lives: `idleMinutes` after its last call, and not beyond `until`, however busy it is. */
export type SessionLife = { idleMinutes: number; until: Date }

/** The latest end of a session that begins now; in whole seconds, as the exp of the token. */
export const endOfSession = (now: Date, hours: number): Date =>
  new Date(Math.floor(now.getTime() / 1000 + hours * 3600) * 1000)

/** In the form of the contract. */
export const idleSeconds = ({ idleMinutes }: Pick<SessionLife, 'idleMinutes'>): number => Math.round(idleMinutes * 60)

/** `idleMinutes` is above 0. */
export function judgeSession(session: SessionState | undefined, now: Date, life: SessionLife): SessionVerdict {
  if (session === undefined) return 'unknown'
  if (session.endedAt !== null) return session.endReason ?? 'logout'
  if (now.getTime() - session.lastSeenAt.getTime() > life.idleMinutes * 60_000) return 'idle'
  return now >= life.until ? 'tooOld' : 'alive'
}
