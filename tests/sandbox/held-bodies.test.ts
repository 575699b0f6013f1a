/** A write is refused when the caller loses the right to it while the body is sent. */
import { describe, expect, it } from 'vitest'
import { callHeld, endings, minute, writes } from '../attack/held-bodies.ts'
import { oneSandboxReset, usualBackend } from './backends.ts'
import { type Client, newPassword } from './client.ts'
import { administratorsAt, markus } from './company-administrators.ts'

const martin = { id: '50000000-0000-4000-8000-000000000002', email: 'martin.brandl@bank.example' }
type People = ReturnType<typeof administratorsAt>

describe.each(usualBackend)('on %s', (backend) => {
  let client: Client
  let people: People
  oneSandboxReset(backend, (started) => {
    client = started
    people = administratorsAt(started)
  })

  describe.each(Object.entries(endings))('a caller who %s while the body is sent', (_how, [status, end]) => {
    it.each(Object.entries(writes))(
      `is refused with ${status} and does not write %s`,
      async (_what, { call, isDone }) => {
        const token = await people.signIn(markus)
        const answered = await callHeld(client, call, token, async () => {
          expect((await end(client, people, token)).status).toBeLessThan(300)
        })
        expect(answered).toBe(status)
        expect(await isDone(client, await people.bank())).toBe(false)
      },
    )
  })

  it.each(Object.entries(writes))('a body that only arrives late still writes %s', async (_what, { call, isDone }) => {
    const answered = await callHeld(client, call, await people.signIn(markus), async () => people.bank())
    expect(answered).toBeLessThan(300)
    expect(await isDone(client, await people.bank())).toBe(true)
  })

  it.each([
    [403, { roles: ['BACKOFFICE'], active: true }],
    [401, { roles: ['ADMINISTRATOR'], active: false }],
  ])('an employee who loses the role or the access meanwhile is refused with %i', async (status, taken) => {
    const change = async (body: object) =>
      client.call('PUT', `/bank/bank-employees/${martin.id}`, { token: await people.bank(), body })
    await change({ roles: ['ADMINISTRATOR'], active: true })
    const nina = { email: 'nina.berger@bank.example', firstName: 'Nina', lastName: 'Berger', roles: ['RISK'] }
    const call = ['POST', '/bank/bank-employees', JSON.stringify(nina)] as const
    const token = await people.bank(martin.email)
    expect(await callHeld(client, call, token, async () => change(taken))).toBe(status)
    const { text } = await client.call('GET', '/bank/bank-employees', { token: await people.bank() })
    expect(text).not.toContain(nina.email)
  })

  it('a code that expires while the body is sent sets no password', async () => {
    await client.requestCode('business', markus.email)
    const tanToken = await client.codeFor(markus.email)
    const { email } = markus
    const body = { email, customerNumber: null, tanToken, newPassword, newPasswordConfirm: newPassword }
    const call = ['POST', '/business/auth/password-reset', JSON.stringify(body)] as const
    const expire = () => client.control('clock', { advanceSeconds: 24 * 60 * minute })
    expect(await callHeld(client, call, undefined, expire)).toBe(465)
    expect((await client.login('business', email)).status).toBe(200)
  })
})
