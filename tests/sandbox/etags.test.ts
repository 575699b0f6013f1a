import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type OperationId, operations, records } from '#generated/operations.ts'
import { sharedSandbox, seededStorage, defaultBackends } from './backends.ts'
import { type Answer, type Client, createClient } from './client.ts'
import { readAllEtags, changedContents, changedEtags, type Changing, writes } from './etags.ts'
import { byBank, company, person, type Sent } from './notices.ts'
import { startProcess } from './sandbox-process.ts'

const calls = Object.keys(writes) as Changing[]
type Row = { id: string; etag: string }

const pathOf = (operation: OperationId, params: Record<string, string> = {}) =>
  operations[operation].path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '')

/** The record that a call is about to change, read by the person who makes the call; undefined once it is gone. */
async function recordOf(client: Client, operation: Changing, { token, params = {} }: Sent): Promise<Row | undefined> {
  const { read, row } = records[operation]
  const [named = ''] = row === null ? [] : [params[row]]
  const path = pathOf(read, { ...params, bpNumber: named.slice(-10) })
  const { status, body } = await client.call('GET', path, token === undefined ? {} : { token })
  if (status !== 200) return undefined
  return 'results' in body ? (body.results as Row[]).find(({ id }) => id === named) : (body as Row)
}

const send = (client: Client, operation: Changing, { params = {}, ...sent }: Sent, headers: Record<string, string>) =>
  client.call(operations[operation].method, pathOf(operation, params), { ...sent, headers })

const statuses = (answers: Answer[]) => answers.map(({ status }) => status).toSorted()

/** One succeeds; the other one comes to another record, or to none any more. */
function exactlyOneWins(answers: Answer[]): void {
  const [won, lost] = statuses(answers)
  expect(won).toBe(204)
  expect([404, 412]).toContain(lost)
}

describe.each(defaultBackends)('a write with an etag, on %s', (backend) => {
  let client: Client
  /** Everything as it was read last. */
  let readLast: Awaited<ReturnType<typeof readAllEtags>>
  const ready = async (started: Client) => {
    client = started
    readLast = await readAllEtags(client)
  }
  sharedSandbox(backend, ready, { maxHashWaitMs: 60_000 })

  it.each(calls)('%s', async (operation) => {
    const sent = await writes[operation](client)
    const record = await recordOf(client, operation, sent)
    expect(record?.etag).toMatch(/^[A-Za-z0-9_-]{22}$/)

    const stale = await send(client, operation, sent, { 'if-match': 'somebody-was-quicker' })
    expect([stale.status, stale.body.current]).toEqual([412, record])
    expect(await recordOf(client, operation, sent)).toEqual(record)

    const etag = record!.etag
    exactlyOneWins(
      await Promise.all([
        send(client, operation, sent, { 'if-match': etag }),
        send(client, operation, sent, { 'if-match': `"${etag}"` }),
      ]),
    )
    expect((await recordOf(client, operation, sent))?.etag).not.toBe(etag)
    const after = await readAllEtags(client)
    expect(changedEtags(readLast, after)).toEqual(changedContents(readLast, after))
    readLast = after
    await client.control('clock', { advanceSeconds: 4 }) // work in the background is over
  })

  it('a month later, what the day has changed has another etag, and nothing else', async () => {
    const planned = byBank({
      params: { customerId: company('05') },
      body: {
        customerId: company('05'),
        terminationDate: '2027-01-31',
        terminationReason: 'ORDINARY_BPS_NO_REASON',
        note: null,
      },
    })
    await client.control('reset')
    const sent = await planned(client)
    expect((await send(client, 'bankTerminateBusinessCustomer', sent, {})).status).toBe(204)
    const busy = await readAllEtags(client)
    await client.control('clock', { advanceSeconds: 4 }) // work in the background is over
    const before = await readAllEtags(client)
    expect(changedEtags(busy, before)).toEqual([])
    await client.control('clock', { advanceSeconds: 100 * 86_400 })
    const after = await readAllEtags(client)
    expect(changedEtags(before, after)).toEqual(changedContents(before, after))
    expect(changedEtags(before, after)).toContain(company('05'))
  })

  it('a second try with the same key gets the first answer, even when the etag has changed', async () => {
    await client.control('reset')
    const operation = 'bankChangeBusinessLimit'
    const sent = await writes[operation](client)
    const { etag } = (await recordOf(client, operation, sent))!
    const key = { 'idempotency-key': randomUUID() }
    const first = await send(client, operation, sent, { ...key, 'if-match': etag })
    const again = await send(client, operation, sent, { ...key, 'if-match': etag })
    const readAnew = await send(client, operation, sent, {
      ...key,
      'if-match': (await recordOf(client, operation, sent))!.etag,
    })
    expect([first, again, readAnew].map(({ status }) => status)).toEqual([204, 204, 204])
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    const other = { 'idempotency-key': randomUUID(), 'if-match': etag }
    expect((await send(client, operation, sent, other)).status).toBe(412)
  })

  it('is refused with 412 after 403, 404 and 400, and before 423', async () => {
    await client.control('reset')
    const headers = { 'if-match': 'somebody-was-quicker' }
    const locks = (customerId: string, body: object) => byBank({ params: { customerId }, body })(client)
    const statusOf = async (sent: Sent) => (await send(client, 'bankUpdatePrivateLocks', sent, headers)).status
    const strange = await locks(person('01'), { nonsense: true })
    expect(await statusOf({ ...strange, token: await client.tokenOf('private', 'anna.gruber@mail.example') })).toBe(403)
    expect(await statusOf(await locks(person('99'), { nonsense: true }))).toBe(404)
    expect(await statusOf(strange)).toBe(400)
    expect(await statusOf(await locks(person('07'), { securityLockCS: true }))).toBe(412)
    expect(
      (await send(client, 'bankUpdatePrivateLocks', await locks(person('07'), { securityLockCS: true }), {})).status,
    ).toBe(423)
    const written = await locks(person('01'), { securityLockCS: true })
    expect((await send(client, 'bankUpdatePrivateLocks', written, { 'if-match': '"not one"' })).status).toBe(400)
  })
})

it('of two writes at once in two processes exactly one succeeds', async () => {
  const storage = await seededStorage('PostgreSQL')
  onTestFinished(storage.remove)
  const processes = await Promise.all([startProcess(storage), startProcess(storage)])
  onTestFinished(() => Promise.all(processes.map((one) => one.stop())).then(() => undefined))
  const [left, right] = processes.map(({ address }) => createClient(address)) as [Client, Client]
  const independent: Changing[] = [
    'privateUpdateProfile',
    'bankUpdatePrivacySettings',
    'bankUpdatePrivateFee',
    'bankUpdateDocument',
    'bankUpdateAllowEntry',
    'bankUpdateEmployee',
    'bankUpdateCompany',
    'businessUpdateCallingNumber',
  ]
  for (const operation of independent) {
    const sent = await writes[operation](left)
    const { etag } = (await recordOf(right, operation, sent))!
    const both = [left, right].map((client) => send(client, operation, sent, { 'if-match': etag }))
    expect([operation, ...statuses(await Promise.all(both))]).toEqual([operation, 204, 412])
  }
})

describe.each(defaultBackends)('who changed a record, on %s', (backend) => {
  let client: Client
  sharedSandbox(backend, async (started) => void (client = started))

  const anna = person('01')
  const stale = { 'if-match': 'somebody-was-quicker' }
  const fullName = { bank: 'Sabine Köhler' }
  /** The refusal of a write of a customer's personal information with an old etag, by a person of an area. */
  async function lastChangeFor(area: 'private' | 'bank', email: string) {
    const token = await client.tokenOf(area, email)
    const path = area === 'private' ? '/private/personal-information' : `/bank/private/${anna}/personal-information`
    const { etag: _etag, ...body } = (await client.call('GET', path, { token })).body
    const refused = await client.call('PUT', path, { token, body, headers: stale })
    expect(refused.status).toBe(412)
    return {
      lastChange: refused.body.lastChange,
      change: (more: object) => client.call('PUT', path, { token, body: { ...body, ...more } }),
    }
  }

  it('the bank reads the name, a customer reads the bank or themselves', async () => {
    const [sabine, customer] = ['sabine.koehler@bank.example', 'anna.gruber@mail.example']
    const { change } = await lastChangeFor('bank', sabine)
    expect((await change({ city: 'Linz' })).status).toBe(204)
    expect((await lastChangeFor('bank', sabine)).lastChange).toMatchObject({ own: true, user: fullName.bank })
    expect((await lastChangeFor('bank', 'martin.brandl@bank.example')).lastChange).toMatchObject({
      own: false,
      user: fullName.bank,
    })
    const byBankEmployee = await lastChangeFor('private', customer)
    expect(byBankEmployee.lastChange).toEqual({ at: expect.any(String), own: false })
    expect((await byBankEmployee.change({ city: 'Graz' })).status).toBe(204)
    expect((await lastChangeFor('private', customer)).lastChange).toMatchObject({ own: true })
    expect((await lastChangeFor('bank', sabine)).lastChange).toMatchObject({ own: false, user: customer })
  })

  it('a change after the time that the clock shows is not named', async () => {
    const sabine = 'sabine.koehler@bank.example'
    const { change } = await lastChangeFor('bank', sabine)
    expect((await change({ city: 'Wels' })).status).toBe(204)
    const { lastChange: newest } = await lastChangeFor('bank', sabine)
    await client.control('clock', { advanceSeconds: -86_400 })
    onTestFinished(async () => void (await client.control('clock', { advanceSeconds: 86_400 })))
    expect((await lastChangeFor('bank', sabine)).lastChange).not.toEqual(newest)
  })

  it('another change of the same customer is not named', async () => {
    const token = await client.tokenOf('bank', 'martin.brandl@bank.example')
    const before = (await lastChangeFor('private', 'anna.gruber@mail.example')).lastChange
    const body = { securityLockCS: true }
    expect((await client.call('PUT', `/bank/private/${anna}/locks`, { token, body })).status).toBe(204)
    expect((await lastChangeFor('private', 'anna.gruber@mail.example')).lastChange).toEqual(before)
  })
})
