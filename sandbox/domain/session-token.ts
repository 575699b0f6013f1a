/** The bearer token: a JWT, signed with HS256, with the claims that the portal reads (R889, A77). */
import { SignJWT, jwtVerify } from 'jose'
import type { Area } from '#sandbox/domain/area.ts'

export type TokenClaims = { sub: string; upn: string; groups: string[] }

const kinds: Record<Area, string> = { private: 'private-customer', business: 'business-admin', bank: 'bank-employee' }

/** The kind of user first, then a bank employee's sub-roles. */
export const groupsOf = (area: Area, roles: readonly string[]): string[] => [kinds[area], ...roles]

/** `key` is the base64url text of the database's signing key; the session's id is the token's `jti`. */
export function signToken(claims: TokenClaims, sessionId: string, issuedAt: Date, key: string): Promise<string> {
  return new SignJWT({ upn: claims.upn, groups: claims.groups })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(claims.sub)
    .setJti(sessionId)
    .setIssuedAt(issuedAt)
    .sign(Buffer.from(key, 'base64url'))
}

/** The session's id, or undefined for a token that this sandbox did not sign. */
export async function sessionIdOf(token: string, key: string): Promise<string | undefined> {
  const verified = await jwtVerify(token, Buffer.from(key, 'base64url'), { algorithms: ['HS256'] }).catch(
    () => undefined,
  )
  return verified?.payload.jti
}
