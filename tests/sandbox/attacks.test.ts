import { describe, expect, it, onTestFinished } from 'vitest'
import { faultNamed } from '#sandbox/faults/faults.ts'
import { attacks } from '../attack/attacks.ts'
import { callWithHeldBody, endings, minute, writes } from '../attack/held-bodies.ts'
import { tally } from '../attack/outcome.ts'
import { stormWrites } from '../attack/storm.ts'
import { sharedSandboxWithReset, seededStorage, defaultBackends } from './backends.ts'
import { type Client, newPassword } from './client.ts'
import { administratorsAt, markus } from './company-fixtures.ts'
import { startProcess } from './sandbox-process.ts'

/** Another part each day, the same for everybody who looks for what failed. */
const seed = Math.floor(Date.now() / 86_400_000)
const timeout = 180_000

async function seeded() {
  const { databaseUrl, remove } = await seededStorage('PostgreSQL')
  onTestFinished(remove)
  return { databaseUrl: databaseUrl! }
}

it.each(['fuzz', 'authorization'])(
  `a part of the attack %s finds nothing (seed ${seed})`,
  { timeout },
  async (name) => {
    const { figures, surprises } = await attacks[name]!({ seed, scale: 0.04, sandbox: await seeded() })
    expect(surprises).toEqual([])
    expect(figures.calls).toBeGreaterThan(50)
  },
)

it('fails an attack that made too few calls', () => {
  const { count, outcome } = tally()
  count('calls', 3)
  expect(outcome({ calls: 3 }).surprises).toEqual([])
  expect(outcome({ calls: 3, '2xx': 1 }).surprises).toEqual(['proves nothing: 0 2xx instead of at least 1'])
})

it.each([
  ['authorization', 'a role is ignored', /as bank\.\w+: \d+ instead of 403/],
  ['authorization', 'a forged token is accepted', /as a forger: \d+ instead of 401/],
  ['fuzz', 'texts may be too long', /\d+ instead of 400/],
])('%s finds that %s', { timeout }, async (name, fault, surprise) => {
  // What one day's part leaves out it cannot find: here it is the same part on each day.
  const always = 1
  const only = faultNamed(fault).operations.slice(0, 1)
  const { surprises } = await attacks[name]!({
    seed: always,
    scale: 0.99,
    only,
    sandbox: { ...(await seeded()), fault },
  })
  expect(surprises.join('\n')).toMatch(surprise)
})

it('a storm of mixed writes on two processes is answered without an error of the server', async () => {
  const storage = await seededStorage('PostgreSQL')
  onTestFinished(storage.remove)
  const processes = await Promise.all([startProcess(storage), startProcess(storage)])
  onTestFinished(() => Promise.all(processes.map((one) => one.stop())).then(() => undefined))
  const addresses = processes.map(({ address }) => address)
  const { surprises } = await stormWrites(addresses, { seed: 20_261_126, rounds: 4 })
  expect(surprises).toEqual([])
}, 300_000)

/** A write is refused when the caller loses the right to it while the body is sent. */
const martin = { id: '50000000-0000-4000-8000-000000000002', email: 'martin.brandl@bank.example' }
type People = ReturnType<typeof administratorsAt>

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  let people: People
  sharedSandboxWithReset(backend, (started) => {
    client = started
    people = administratorsAt(started)
  })

  describe.each(Object.entries(endings))('a caller who %s while the body is sent', (_how, [status, end]) => {
    it.each(Object.entries(writes))(
      `is refused with ${status} and does not write %s`,
      async (_what, { call, isDone }) => {
        const token = await people.signIn(markus)
        const answered = await callWithHeldBody(client, call, token, async () => {
          expect((await end(client, people, token)).status).toBeLessThan(300)
        })
        expect(answered).toBe(status)
        expect(await isDone(client, await people.bank())).toBe(false)
      },
    )
  })

  it.each(Object.entries(writes))('a body that only arrives late still writes %s', async (_what, { call, isDone }) => {
    const answered = await callWithHeldBody(client, call, await people.signIn(markus), async () => people.bank())
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
    expect(await callWithHeldBody(client, call, token, async () => change(taken))).toBe(status)
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
    expect(await callWithHeldBody(client, call, undefined, expire)).toBe(465)
    expect((await client.login('business', email)).status).toBe(200)
  })
})
