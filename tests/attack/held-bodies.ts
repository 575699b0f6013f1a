/** A write is refused when the caller loses the right to it while the body is sent, wherever in the body that is. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { administratorsAt, bergland, fileOf, katharina, markus } from '../sandbox/company-fixtures.ts'
import { type Client, newPassword, password } from '../sandbox/client.ts'
import { type Attack, tally } from './outcome.ts'
import { seededRandom } from './random.ts'
import { startTarget } from './target.ts'

const numbersOfBergland = bergland.replace('/admins', '/calling-numbers')
/** In seconds. */
export const minute = 60

/** Sends the headers and `held` bytes, does something else, and then sends the rest; resolves to the status. */
export async function callWithHeldBody(
  client: Client,
  [method, path, body, mediaType = 'application/json']: readonly [string, string, string, string?],
  token: string | undefined,
  whileHeld: () => Promise<unknown>,
  held = 3,
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
  sent.flushHeaders()
  sent.write(bytes.subarray(0, held))
  await whileHeld()
  sent.end(bytes.subarray(held))
  const [answer] = await answered
  answer.resume()
  return answer.statusCode!
}

const julia = { email: 'julia.wagner@bergland.example', firstName: 'Julia', lastName: 'Wagner' }
const passwordMarkus = 'Morgennebel-am-Attersee-3'

/** What the administrator sends, and whether it was done. */
export const writes = {
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

/** How a caller loses the right to write, with the status that refuses the write. */
export const endings: Record<string, Ending> = {
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

/** Each ending during each write, held at a place of the body that chance takes. */
export const bodies: Attack = async ({ seed, scale, sandbox }) => {
  const chance = seededRandom(seed)
  const results = tally()
  const target = await startTarget(sandbox)
  const { client } = target
  const people = administratorsAt(client)
  const cases = Object.entries(endings).flatMap(([how, ending]) =>
    Object.entries(writes).map(([what, write]) => ({ name: `${what} of a caller who ${how}`, ending, write })),
  )
  const rounds = Math.ceil(2 * scale)
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const { name, ending, write } of cases) {
        const [status, end] = ending
        await target.reset()
        const token = await people.signIn(markus)
        const held = chance.below(Buffer.byteLength(write.call[2]))
        const endSession = async () => {
          const ended = await end(client, people, token)
          if (ended.status < 300) results.count('ended sessions')
        }
        const answered = await callWithHeldBody(client, write.call, token, endSession, held)
        results.count('held calls')
        if (answered !== status) results.surprise(name, `${answered} instead of ${status}, held after ${held} bytes`)
        if (await write.isDone(client, await people.bank())) results.surprise(name, `written, held after ${held} bytes`)
      }
  } finally {
    await target.close()
  }
  const least = rounds * cases.length
  return results.outcome({ 'held calls': least, 'ended sessions': least })
}
