import { describe, expect, it } from 'vitest'
import { backends, sharedSandboxWithReset } from './backends.ts'
import { type Client, newPassword } from './client.ts'

const email = 'anna.gruber@mail.example'
/** Twice as many as there are connections. */
const twenty = <T>(call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => call(index)))
const count = (answers: { status: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all]) => [status, all!.length]),
  )

describe.each(backends)('20 calls at once on %s', (backend) => {
  let client: Client
  sharedSandboxWithReset(backend, (started) => (client = started), { maxHashWaitMs: 60_000 })

  const requestedCode = async () => {
    await client.requestCode('private', email)
    return client.codeFor(email)
  }

  it('with wrong codes check three of them, and the right one comes too late', async () => {
    // The second round: only when all connections are open do the calls really overlap.
    for (let round = 0; round < 2; round++) {
      await client.control('reset')
      const right = await requestedCode()
      const wrong = (index: number) => String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0')
      const answers = await twenty((index) => client.resetPassword('private', email, wrong(index)))
      expect(count(answers)).toEqual({ 462: 2, 463: 18 })
      expect((await client.resetPassword('private', email, right)).status).toBe(463)
    }
  })

  it('with the right code act once', async () => {
    const right = await requestedCode()
    const passwords = Array.from({ length: 20 }, (_, index) => `${newPassword}-${index}`)
    const answers = await twenty((index) => client.resetPassword('private', email, right, passwords[index]))
    expect(count(answers)).toEqual({ 204: 1, 461: 19 })
    const set = passwords[answers.findIndex(({ status }) => status === 204)]!
    expect((await client.login('private', email, set)).status).toBe(200)
  })

  it('with wrong passwords lock the account after five', async () => {
    const answers = await twenty(() => client.login('private', email, 'wrong'))
    expect(count(answers)).toEqual({ 401: 4, 462: 16 })
    expect((await client.login('private', email)).status).toBe(462)
  })

  it('with wrong passwords and a right one among them check five at most', async () => {
    const answers = await twenty((index) => client.login('private', email, index === 19 ? undefined : 'wrong'))
    const { 200: right = 0, 401: wrong = 0 } = count(answers) as Record<number, number>
    expect(right).toBeLessThanOrEqual(1)
    expect(wrong).toBeLessThanOrEqual(4 + 4 * right)
  })

  it('with the right password all sign in', async () => {
    expect(count(await twenty(() => client.login('private', email)))).toEqual({ 200: 20 })
  })

  it('for a code send one mail', async () => {
    expect(count(await twenty(() => client.requestCode('private', email)))).toEqual({ 200: 1, 461: 19 })
    const { body } = await client.send('GET', `/sandbox/inbox.json?to=${email}`)
    expect(body.total).toBe(1)
  })

  it('take an ordered failure as often as it was ordered', async () => {
    await client.control('fail-next', { operation: 'commonGetVersion', status: 502, count: 7 })
    expect(count(await twenty(() => client.call('GET', '/version')))).toEqual({ 200: 13, 502: 7 })
  })

  it('that move the clock add up', async () => {
    const before = Date.now()
    await twenty(() => client.control('clock', { advanceSeconds: 60 }))
    const { body } = await client.send('GET', '/sandbox/clock')
    expect(Math.round((Date.parse(String(body.now)) - before) / 60_000)).toBe(20)
  })
})
