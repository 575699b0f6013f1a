import { SignJWT, decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { endOfSession, sessionStateAt, groupsOf, sessionOf, signToken } from '#sandbox/domain/session.ts'

const start = new Date('2026-11-20T10:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const life = { idleMinutes: 15, until: after(12 * 3600) }
const open = { lastSeenAt: start, endedAt: null, endReason: null }

describe('a session', () => {
  it('lives through 15 idle minutes and not longer', () => {
    expect(sessionStateAt(open, after(15 * 60), life)).toBe('alive')
    expect(sessionStateAt(open, after(15 * 60 + 1), life)).toBe('idle')
  })

  it('keeps the reason of its end, also after long idle times, and is unknown when it never existed', () => {
    expect(sessionStateAt(undefined, start, life)).toBe('unknown')
    for (const endReason of ['logout', 'password', 'access', 'email'] as const)
      expect(sessionStateAt({ ...open, endedAt: start, endReason }, after(9999), life)).toBe(endReason)
  })

  it('is over after 12 hours, however busy it was', () => {
    const busy = (seconds: number) => sessionStateAt({ ...open, lastSeenAt: after(seconds - 1) }, after(seconds), life)
    expect(busy(12 * 3600 - 1)).toBe('alive')
    expect(busy(12 * 3600)).toBe('tooOld')
  })

  it('ends in a whole second, as in its token', () => {
    expect(endOfSession(new Date('2026-11-20T10:00:00.999Z'), 12)).toEqual(new Date('2026-11-20T22:00:00Z'))
    expect(endOfSession(start, 0.5)).toEqual(after(1800))
  })
})

describe('a token @R889', () => {
  const key = Buffer.alloc(32, 7).toString('base64url')
  const session = { id: 'session-1', until: after(12 * 3600) }
  const claims = { sub: 'someone', upn: 'a@b.example', groups: groupsOf('bank', ['RISK']) }

  it('carries sub, upn and groups, and names its session', async () => {
    const token = await signToken(claims, session, start, key)
    expect(decodeJwt(token)).toMatchObject({ sub: 'someone', upn: 'a@b.example', groups: ['bank-employee', 'RISK'] })
    expect(decodeJwt(token).exp).toBe(session.until.getTime() / 1000)
    expect(await sessionOf(token, key)).toEqual(session)
  })

  it('carries the name of a bank employee', async () => {
    const token = await signToken({ ...claims, given_name: 'Sabine', family_name: 'Köhler' }, session, start, key)
    expect(decodeJwt(token)).toMatchObject({ sub: 'someone', given_name: 'Sabine', family_name: 'Köhler' })
  })

  it('with another signature, without one or changed names no session', async () => {
    const token = await signToken(claims, session, start, key)
    const [header, , signature] = token.split('.')
    const forged = Buffer.from(JSON.stringify({ ...claims, jti: 'session-2' })).toString('base64url')
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${forged}.`
    const longer = await new SignJWT({ jti: 'session-2' })
      .setProtectedHeader({ alg: 'HS512' })
      .sign(Buffer.alloc(64, 7))
    for (const wrong of [`${header}.${forged}.${signature}`, none, longer, 'nonsense', '']) {
      expect(await sessionOf(wrong, key)).toBeUndefined()
    }
    expect(await sessionOf(token, Buffer.alloc(32, 8).toString('base64url'))).toBeUndefined()
  })
})
