/** The bearer token: a JWT, signed with HS256, with the claims that the portal reads (R889, A77). */
import { SignJWT, compactVerify, decodeJwt } from 'jose'
import type { Area } from '#sandbox/domain/account.ts'

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
