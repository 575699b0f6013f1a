import { type SQL, sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { type Storage as OpenStorage, openStorage } from '#sandbox/storage/database.ts'
import { backends, seededStorage, startSandboxOn } from './backends.ts'
import { type Client, createClient } from './client.ts'

/** The last two of the usual made-up people. */
const gone = { bpNumber: '1100000048', id: '10000000-0000-4000-8000-001100000048' }
const stays = { bpNumber: '1100000047', id: '10000000-0000-4000-8000-001100000047' }

async function deleteCustomer(client: Client, customerId: string): Promise<number> {
  const token = await client.tokenOf('bank', 'ingrid.fuchs@bank.example')
  return (await client.call('DELETE', `/bank/private/${customerId}/deletion`, { token })).status
}

/** The tables in which some row has this text. */
async function tablesWith({ db }: OpenStorage, text: string): Promise<string[]> {
  const rows = async <Row>(query: SQL) => ((await db.execute(query)) as { rows: Row[] }).rows
  const tables = await rows<{ tablename: string }>(sql`select tablename from pg_tables where schemaname = 'public'`)
  const found: string[] = []
  for (const { tablename } of tables) {
    const table = sql.identifier(tablename)
    const hits = await rows(sql`select 1 from ${table} where ${table}::text like ${`%${text}%`} limit 1`)
    if (hits.length > 0) found.push(tablename)
  }
  return found
}

it.each(backends)('on %s nothing of a deleted customer is left, not even in the history @R697', async (backend) => {
  const storage = await seededStorage(backend)
  onTestFinished(storage.remove)
  const sandbox = await startSandboxOn(storage)
  const client = createClient(sandbox.address)
  const token = await client.tokenOf('bank', 'thomas.auer@bank.example')
  const write = (method: string, path: string, body: object) => client.call(method, path, { token, body })
  const emailOf = new Map<string, string>()
  for (const { id, bpNumber } of [gone, stays]) {
    const { email } = (await client.call('GET', `/bank/private/customers/${bpNumber}`, { token })).body
    emailOf.set(id, String(email))
    await client.logout('private', await client.tokenOf('private', String(email)))
    const statuses = [
      await write('POST', `/bank/common/${id}/notes`, { note: 'Rückruf' }),
      await write('PUT', `/bank/private/${id}/locks`, { securityLockRM: true, note: 'Anruf' }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([201, 204])
  }
  expect(await deleteCustomer(client, gone.id)).toBe(204)
  await sandbox.close()

  const opened = await openStorage({ folder: storage.data ?? 'memory', databaseUrl: storage.databaseUrl })
  onTestFinished(opened.close)
  const tablesOfOther = await tablesWith(opened, stays.id)
  for (const table of ['accounts', 'customers', 'directory', 'history', 'notes', 'products', 'sessions']) {
    expect(tablesOfOther).toContain(table)
  }
  for (const trace of [gone.id, gone.bpNumber]) expect([trace, await tablesWith(opened, trace)]).toEqual([trace, []])
  // The mails that were sent, the last one about the deletion itself, have left the bank.
  expect(await tablesWith(opened, emailOf.get(gone.id)!)).toEqual(['outbox'])
})

it('made-up customers who were deleted do not come back with the next start, with any number of customers', async () => {
  const storage = await seededStorage('PostgreSQL')
  onTestFinished(storage.remove)
  const madeUp = async (client: Client) => {
    const token = await client.tokenOf('bank', 'thomas.auer@bank.example')
    const query = 'searchParams=11000000&sort_by=bpNumber&sort_order=asc&limit=100'
    const { body } = await client.call('GET', `/bank/private/customers?${query}`, { token })
    return (body.results as { bpNumber: string }[]).map((row) => Number(row.bpNumber) - 1_100_000_000)
  }
  const started = async (customers: number, deleted: readonly number[]) => {
    const sandbox = await startSandboxOn(storage, { customers })
    const client = createClient(sandbox.address)
    for (const one of deleted) {
      expect(await deleteCustomer(client, `10000000-0000-4000-8000-00${1_100_000_000 + one}`)).toBe(204)
    }
    const left = await madeUp(client)
    await sandbox.close()
    return left
  }
  const upTo = (last: number, without: readonly number[]) =>
    Array.from({ length: last }, (_none, index) => index + 1).filter((one) => !without.includes(one))
  expect(await started(1, [48])).toEqual(upTo(48, [48]))
  expect(await started(60, [7, 59, 60])).toEqual(upTo(60, [7, 48, 59, 60]))
  expect(await started(62, [])).toEqual(upTo(62, [7, 48, 59, 60]))
})
