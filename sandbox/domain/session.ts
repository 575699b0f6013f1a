/** Sessions (A151): the token is worth what the server remembers about it. */
import { SignJWT, compactVerify, decodeJwt } from 'jose'
import type { Area } from '#sandbox/domain/account.ts'

/** How a session was ended: by the person, by a newer password, with the access, or by another e-mail address. */
export type SessionEnd = 'logout' | 'password' | 'access' | 'email'
export type SessionState = { lastSeenAt: Date; endedAt: Date | null; endReason: SessionEnd | null }
/** What a session is worth; `unknown` never was one. */
export type SessionResult = 'alive' | 'unknown' | 'idle' | 'tooOld' | SessionEnd

/** How long a session lives: `idleMinutes` after its last call, and not beyond `until`, however busy it is. */
export type SessionLife = { idleMinutes: number; until: Date }

/** The latest end of a session that begins now; in whole seconds, as the exp of the token. */
export const endOfSession = (now: Date, hours: number): Date =>
  new Date(Math.floor(now.getTime() / 1000 + hours * 3600) * 1000)

/** In the form of the contract. */
export const idleSeconds = ({ idleMinutes }: Pick<SessionLife, 'idleMinutes'>): number => Math.round(idleMinutes * 60)

/** `idleMinutes` is above 0. */
export function sessionStateAt(session: SessionState | undefined, now: Date, life: SessionLife): SessionResult {
  if (session === undefined) return 'unknown'
  if (session.endedAt !== null) return session.endReason ?? 'logout'
  if (now.getTime() - session.lastSeenAt.getTime() > life.idleMinutes * 60_000) return 'idle'
  return now >= life.until ? 'tooOld' : 'alive'
}

/** The claims of the bearer token that the portal reads: a JWT, signed with HS256 (R889, A77). */
export type TokenClaims = { sub: string; upn: string; groups: string[]; given_name?: string; family_name?: string }

/** The session that a token names, and until when the token may be used at most (its exp). */
export type TokenSession = { id: string; until: Date }

const kinds: Record<Area, string> = { private: 'private-customer', business: 'business-admin', bank: 'bank-employee' }

/** The kind of user first, then a bank employee's sub-roles. */
export const groupsOf = (area: Area, roles: readonly string[]): string[] => [kinds[area], ...roles]

/** `key` is the base64url text of the database's signing key; the session's id is the token's `jti`, its end `exp`. */
export function signToken(
  { sub, ...claims }: TokenClaims,
  session: TokenSession,
  issuedAt: Date,
  key: string,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(sub)
    .setJti(session.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(session.until)
    .sign(Buffer.from(key, 'base64url'))
}

/**
 * The session of a token, also of one whose time is over: that it is over is for the sandbox's clock to say (459). Undefined
 * for a token that this sandbox did not sign.
 */
export async function sessionOf(token: string, key: string): Promise<TokenSession | undefined> {
  const options = { algorithms: ['HS256'] }
  const verified = await compactVerify(token, Buffer.from(key, 'base64url'), options).catch(() => undefined)
  if (verified === undefined) return undefined
  const { jti, exp } = decodeJwt(token)
  return jti === undefined || exp === undefined ? undefined : { id: jti, until: new Date(exp * 1000) }
}
