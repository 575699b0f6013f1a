import { SignJWT, decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { judgeSession } from '#sandbox/domain/session.ts'
import { groupsOf, sessionIdOf, signToken } from '#sandbox/domain/session-token.ts'

const start = new Date('2026-11-20T10:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const open = { lastSeenAt: start, endedAt: null, endReason: null }

describe('a session', () => {
  it('lives through 15 idle minutes and not longer', () => {
    expect(judgeSession(open, after(15 * 60), 15)).toBe('alive')
    expect(judgeSession(open, after(15 * 60 + 1), 15)).toBe('idle')
  })

  it('that was ended or never existed is ended, also after long idle times', () => {
    expect(judgeSession(undefined, start, 15)).toBe('ended')
    expect(judgeSession({ ...open, endedAt: start, endReason: 'logout' }, after(9999), 15)).toBe('ended')
  })

  it('that a newer password ended says so', () => {
    expect(judgeSession({ ...open, endedAt: start, endReason: 'password' }, after(9999), 15)).toBe('replaced')
  })
})

describe('a token @R889', () => {
  const key = Buffer.alloc(32, 7).toString('base64url')
  const claims = { sub: 'someone', upn: 'a@b.example', groups: groupsOf('bank', ['RISK']) }

  it('carries sub, upn and groups, and names its session', async () => {
    const token = await signToken(claims, 'session-1', start, key)
    expect(decodeJwt(token)).toMatchObject({ sub: 'someone', upn: 'a@b.example', groups: ['bank-employee', 'RISK'] })
    expect(await sessionIdOf(token, key)).toBe('session-1')
  })

  it('with another signature, without one or changed names no session', async () => {
    const token = await signToken(claims, 'session-1', start, key)
    const [header, , signature] = token.split('.')
    const forged = Buffer.from(JSON.stringify({ ...claims, jti: 'session-2' })).toString('base64url')
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${forged}.`
    const longer = await new SignJWT({ jti: 'session-2' })
      .setProtectedHeader({ alg: 'HS512' })
      .sign(Buffer.alloc(64, 7))
    for (const wrong of [`${header}.${forged}.${signature}`, none, longer, 'nonsense', '']) {
      expect(await sessionIdOf(wrong, key)).toBeUndefined()
    }
    expect(await sessionIdOf(token, Buffer.alloc(32, 8).toString('base64url'))).toBeUndefined()
  })
})
