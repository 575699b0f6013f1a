import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { dayAfter, dayOf } from '#contract-checks/vienna-day.ts'
import { backends, sharedSandboxWithReset, seededStorage } from './backends.ts'
import { type Answer, type Client, createClient } from './client.ts'
import { header } from './company-fixtures.ts'
import { startProcess } from './sandbox-process.ts'

const fees = '/bank/private/10000000-0000-4000-8000-001100234501/fees'
const numbers = '/business/calling-numbers'
const employee = 'thomas.auer@bank.example'
const credit = (amount: number) => ({
  productId: '10000000-0000-4000-8000-001100234501',
  transactionText: `Kulanz ${randomUUID().slice(0, 8)}`,
  itemType: 'GOODWILL_CREDIT_PAYBOX',
  amount,
  startDate: dayOf(new Date()),
})
const replayed = ({ headers }: Answer) => headers.get('idempotency-replayed')
const statuses = (answers: Answer[]) => answers.map(({ status }) => status)

describe.each(backends)('what is sent twice on %s', (backend) => {
  let client: Client
  let token: string
  sharedSandboxWithReset(backend, (started) => void (client = started), { maxHashWaitMs: 60_000 })
  beforeEach(async () => {
    token = await client.tokenOf('bank', employee)
  })

  const send = (body: object, key: string, who = token, path = fees) =>
    client.call('POST', path, { token: who, body, headers: { 'idempotency-key': key } })
  const feesNow = async () => (await client.call('GET', fees, { token })).body.total

  it('with one key is done once, and answered alike each time', async () => {
    const [before, key, body] = [await feesNow(), randomUUID(), credit(-1)]
    const [first, second] = [await send(body, key), await send(body, key)]
    expect(statuses([first, second])).toEqual([201, 201])
    expect(second.text).toBe(first.text)
    expect([replayed(first), replayed(second)]).toEqual([null, 'true'])
    expect(await feesNow()).toBe(Number(before) + 1)
  })

  it('with one key and something else is refused, and nothing is done', async () => {
    const key = randomUUID()
    await send(credit(-1), key)
    const before = await feesNow()
    const other = await send(credit(-2), key)
    expect([other.status, other.body.status]).toEqual([422, 422])
    expect((await send(credit(-1), key, token, fees.replace('501/', '502/'))).status).toBe(422)
    expect(await feesNow()).toBe(before)
  })

  it('without a key, with another key or by another person is done each time', async () => {
    const [before, key, body] = [await feesNow(), randomUUID(), credit(-1)]
    const colleague = await client.tokenOf('bank', 'sabine.koehler@bank.example')
    const without = () => client.call('POST', fees, { token, body })
    const answers = [
      await without(),
      await without(),
      await send(body, key),
      await send(body, randomUUID()),
      await send(body, key, colleague),
    ]
    expect(statuses(answers)).toEqual([201, 201, 201, 201, 201])
    expect(await feesNow()).toBe(Number(before) + 5)
  })

  it('after a refusal is checked again, and an invalid key is refused', async () => {
    const [key, body] = [randomUUID(), credit(-40)]
    expect(statuses([await send(body, key), await send({ ...body, amount: 'x' }, key)])).toEqual([465, 400])
    const better = await send({ ...body, amount: -1 }, key)
    expect([better.status, replayed(better)]).toEqual([201, null])
    expect((await send(body, 'not a key')).status).toBe(400)
  })

  it('a day later is another wish', async () => {
    const [key, body] = [randomUUID(), { ...credit(-1), startDate: dayAfter(new Date(), 1) }]
    await send(body, key)
    await client.control('clock', { advanceSeconds: 86_401 })
    token = await client.tokenOf('bank', employee)
    const later = await send(body, key)
    expect([later.status, replayed(later)]).toEqual([201, null])
  })

  it('a day later is another wish for the newest of many keys too', async () => {
    const entry = (index: number) => ({
      phoneNumber: `66499${10_000 + index}`,
      firstName: null,
      lastName: null,
      birthdate: null,
    })
    const add = (index: number, key: string) => send(entry(index), key, token, '/bank/registration-deny')
    const keys = Array.from({ length: 130 }, () => randomUUID())
    for (const [index, key] of keys.entries()) expect((await add(index, key)).status).toBe(201)
    await client.control('clock', { advanceSeconds: 86_401 })
    token = await client.tokenOf('bank', employee)
    const later = await add(500, keys.at(-1)!)
    expect([later.status, replayed(later)]).toEqual([201, null])
  })

  it('a file of numbers is read in once, also while the work that it started is under way', async () => {
    const own = await client.tokenOf('business', 'katharina.moser@bergland.example')
    const numbersNow = async () => (await client.call('GET', numbers, { token: own })).body
    const file = `${header}\n6650000000;Nina;Auer;;;;;IL890E;AT-LINZ;10;50`
    const key = randomUUID()
    const upload = () =>
      client.call('POST', `${numbers}/csv-upload`, {
        token: own,
        body: file,
        headers: { 'content-type': 'text/csv', 'idempotency-key': key },
      })
    const before = JSON.stringify(await numbersNow())
    const answers = await Promise.all([upload(), upload(), upload()])
    expect(statuses(answers)).toEqual([201, 201, 201])
    expect(answers.map(({ text }) => text)).toEqual(['{"created":1}', '{"created":1}', '{"created":1}'])
    expect(JSON.stringify(await numbersNow())).not.toBe(before)
    expect(replayed(await upload())).toBe('true')
  })
})

it.each([
  ['PGlite', 1],
  ['PostgreSQL', 2],
] as const)(
  'fifty at once on %s over %i processes are one, and so is a call whose answer is lost with kill -9',
  { timeout: 180_000 }, // several processes on a machine that may be busy
  async (backend, count) => {
    const storage = await seededStorage(backend)
    onTestFinished(storage.remove)
    const start = async () => {
      const started = await startProcess(storage)
      onTestFinished(() => started.kill())
      return { ...started, client: createClient(started.address) }
    }
    const processes = await Promise.all(Array.from({ length: count }, start))
    const [first, ...others] = processes
    const token = await first!.client.tokenOf('bank', employee)
    const post = (client: Client, body: object, key: string) =>
      client.call('POST', fees, { token, body, headers: { 'idempotency-key': key } })
    const totalOf = async (client: Client) => Number((await client.call('GET', fees, { token })).body.total)
    const total = await totalOf(first!.client)

    const [key, body] = [randomUUID(), credit(-1)]
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => post(processes[index % count]!.client, body, key)),
    )
    const own = /^(date|x-trace-id|idempotency-replayed)$/
    const seen = answers.map(({ status, text, headers }) =>
      JSON.stringify([status, text, [...headers].filter(([name]) => !own.test(name))]),
    )
    expect(statuses(answers)).toEqual(answers.map(() => 201))
    expect(new Set(seen).size).toBe(1)
    expect(answers.filter((answer) => replayed(answer) === null)).toHaveLength(1)
    for (const { client } of processes) expect(await totalOf(client)).toBe(total + 1)

    const [nextKey, next] = [randomUUID(), credit(-2)]
    const lost = post(first!.client, next, nextKey).catch(() => undefined)
    // As soon as the effect is there, whether or not its answer came.
    while ((await totalOf((others[0] ?? first)!.client)) === total + 1);
    await first!.kill()
    await lost
    const after = await start()
    for (const { client } of [...others, after]) {
      const again = await post(client, next, nextKey)
      expect([again.status, replayed(again)]).toEqual([201, 'true'])
      expect(await totalOf(client)).toBe(total + 2)
    }
  },
)
