/** A write is refused when the caller loses the right to it while the body is sent. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { oneSandboxReset, usualBackend } from './backends.ts'
import { fileOf } from './calling-numbers.ts'
import { type Client, newPassword, password } from './client.ts'
import { administratorsAt, bergland, katharina, markus } from './company-administrators.ts'

const martin = { id: '50000000-0000-4000-8000-000000000002', email: 'martin.brandl@bank.example' }
const numbersOfBergland = bergland.replace('/admins', '/calling-numbers')
/** In seconds. */
const minute = 60

/** Sends the headers and three bytes, does something else, and then sends the rest; resolves to the status. */
async function callHeld(
  client: Client,
  [method, path, body, mediaType = 'application/json']: readonly [string, string, string, string?],
  token: string | undefined,
  whileHeld: () => Promise<unknown>,
): Promise<number> {
  const bytes = Buffer.from(body)
  const sent = request(`${client.address}/api/ui/v1${path}`, {
    method,
    headers: {
      'content-type': mediaType,
      'content-length': bytes.length,
      'x-trace-id': randomUUID(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  sent.write(bytes.subarray(0, 3))
  await whileHeld()
  sent.end(bytes.subarray(3))
  const [answer] = await answered
  answer.resume()
  return answer.statusCode!
}

const julia = { email: 'julia.wagner@bergland.example', firstName: 'Julia', lastName: 'Wagner' }
const passwordMarkus = 'Morgennebel-am-Attersee-3'

/** What the administrator sends, and whether it was done. */
const writes = {
  'another administrator': {
    call: ['POST', '/business/admins', JSON.stringify(julia)],
    isDone: async (client: Client, bank: string) =>
      (await client.call('GET', bergland, { token: bank })).text.includes(julia.email),
  },
  'a file of calling numbers': {
    call: ['POST', '/business/calling-numbers/csv-upload', fileOf(1), 'text/csv'],
    isDone: async (client: Client, bank: string) =>
      (await client.call('GET', numbersOfBergland, { token: bank })).text.includes('6650000000'),
  },
  'their own password': {
    call: [
      'POST',
      '/business/profile/password',
      JSON.stringify({ oldPassword: password, newPassword: passwordMarkus }),
    ],
    isDone: async (client: Client) => (await client.login('business', markus.email, passwordMarkus)).status === 200,
  },
} as const

type People = ReturnType<typeof administratorsAt>
type Ending = [status: number, end: (client: Client, people: People, token: string) => Promise<{ status: number }>]

const byKatharina =
  (more: object): Ending[1] =>
  async (_client, people) =>
    people.change(await people.signIn(katharina), markus, more)

const endings: Record<string, Ending> = {
  'signs out': [401, (client, _people, token) => client.logout('business', token)],
  'is deactivated': [401, byKatharina({ isActive: false })],
  'gets another e-mail address': [401, byKatharina({ email: 'm.huber@bergland.example' })],
  'sets a password elsewhere': [
    458,
    async (client, people) => {
      const body = { oldPassword: password, newPassword }
      return client.call('POST', '/business/profile/password', { token: await people.signIn(markus), body })
    },
  ],
  'is idle for too long': [459, (client) => client.control('clock', { advanceSeconds: 16 * minute })],
  'stays beyond the end of the session': [
    459,
    (client) => client.control('clock', { advanceSeconds: 13 * 60 * minute }),
  ],
}

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
