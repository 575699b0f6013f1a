import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { defaultBackends, sharedSandboxWithReset, sandboxForTest } from './backends.ts'
import { areas, type Area, type Client, createClient } from './client.ts'
import { seedPeople } from './people.ts'

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  sharedSandboxWithReset(backend, (started) => void (client = started))

  const isAlive = async (area: Area, token: string) => {
    const path = { private: '/private/profile', business: '/business/profile', bank: '/bank/tasks' }[area]
    const { status } = await client.call('GET', path, { token })
    return status === 200 ? 'alive' : status
  }
  const minutes = (count: number) => client.control('clock', { advanceSeconds: count * 60 })

  it.each(areas)('signing out in the %s area ends that session and no other', async (area) => {
    const [mine, second] = [
      await client.tokenOf(area, seedPeople[area].usual),
      await client.tokenOf(area, seedPeople[area].usual),
    ]
    expect((await client.logout(area, mine)).status).toBe(204)
    expect(await isAlive(area, mine)).toBe(401)
    expect((await client.logout(area, mine)).status).toBe(401)
    expect(await isAlive(area, second)).toBe('alive')
  })

  it('sessions of several areas live side by side, each in its own', async () => {
    const [customer, employee] = [
      await client.tokenOf('private', seedPeople.private.usual),
      await client.tokenOf('bank', seedPeople.bank.usual),
    ]
    await client.logout('private', customer)
    expect(await isAlive('bank', employee)).toBe('alive')
    expect(await isAlive('private', employee)).toBe(403)
  })

  it('a session lives as long as something happens in it, and expires after 15 idle minutes', async () => {
    const token = await client.tokenOf('private', seedPeople.private.usual)
    for (const pause of [14, 14, 14]) {
      await minutes(pause)
      expect(await isAlive('private', token)).toBe('alive')
    }
    await minutes(16)
    expect(await isAlive('private', token)).toBe(459)
    expect(await isAlive('private', token)).toBe(459)
    const refused = await client.logout('private', token)
    expect([refused.status, refused.body.reason]).toEqual([459, 'IDLE'])
  })

  it('a session ends 12 hours after the sign-in, however busy it was, at the time in its token', async () => {
    const token = await client.tokenOf('private', seedPeople.private.usual)
    const { body } = await client.send('GET', '/sandbox/clock')
    const { exp = 0 } = decodeJwt(token)
    expect(Math.abs(exp - Date.parse(String(body.now)) / 1000 - 12 * 3600)).toBeLessThan(60)
    for (let passed = 14; passed < 12 * 60; passed += 14) {
      await minutes(14)
      expect(await isAlive('private', token)).toBe('alive')
    }
    await client.control('clock', { resetTo: new Date(exp * 1000).toISOString() })
    const refused = await client.call('GET', '/private/profile', { token })
    expect([refused.status, refused.body.reason]).toEqual([459, 'TOO_OLD'])
    expect(await isAlive('private', await client.tokenOf('private', seedPeople.private.usual))).toBe('alive')
  })

  it('a new password ends every session of the person with 458, and of no other person', async () => {
    const email = seedPeople.private.usual
    const [first, second] = [await client.tokenOf('private', email), await client.tokenOf('private', email)]
    const other = await client.tokenOf('private', seedPeople.private.other)
    await client.requestCode('private', email)
    expect((await client.resetPassword('private', email, await client.codeFor(email))).status).toBe(204)
    expect([await isAlive('private', first), await isAlive('private', second)]).toEqual([458, 458])
    expect(await isAlive('private', other)).toBe('alive')
  })

  it('a reset of the sandbox ends every session', async () => {
    const token = await client.tokenOf('private', seedPeople.private.usual)
    await client.control('reset')
    expect(await isAlive('private', token)).toBe(401)
  })

  it('the hours can be set', async () => {
    const short = await sandboxForTest(backend, { sessionHours: 0.1 })
    const there = createClient(short.address)
    const token = await there.tokenOf('private', seedPeople.private.usual)
    await there.control('clock', { advanceSeconds: 300 })
    expect((await there.call('GET', '/private/profile', { token })).status).toBe(200)
    await there.control('clock', { advanceSeconds: 60 })
    expect((await there.call('GET', '/private/profile', { token })).status).toBe(459)
  })

  it('the idle time can be set', async () => {
    const short = await sandboxForTest(backend, { sessionIdleMinutes: 1 })
    const there = createClient(short.address)
    const { body } = await there.login('private', seedPeople.private.usual)
    const token = String(body.token)
    const profile = await there.call('GET', '/private/profile', { token })
    expect([body.sessionIdleSeconds, profile.body.sessionIdleSeconds]).toEqual([60, 60])
    await there.control('clock', { advanceSeconds: 61 })
    expect((await there.call('GET', '/private/profile', { token })).status).toBe(459)
  })
})
