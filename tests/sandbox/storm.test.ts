/** Mixed writes at once, over two processes on one PostgreSQL: none fails because of the locks of another one. */
import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { operations } from '#generated/operations.ts'
import { chanceOf } from '../attack/random.ts'
import { seededStorage } from './backends.ts'
import { newNumber } from './calling-numbers.ts'
import { type Client, clientOf } from './client.ts'
import { administratorsAt, bergland, katharina, markus } from './company-administrators.ts'
import { writes as etagWrites } from './etag-writes.ts'
import type { Sent, Write } from './notice-writes.ts'
import { startProcess } from './sandbox-process.ts'
import { toldByBank } from './told-by-bank.ts'
import { toldByThemselves } from './told-by-themselves.ts'

type Call = (client: Client) => ReturnType<Client['call']>

const copies = 4
const rounds = 4
/** They end sessions that the others need, or put the sandbox back. */
const disturbing =
  /Login$|ResetPassword$|ChangePassword$|ChangeEmail$|UpdateEmployee$|UpdateAdministrator$|bankRemoveInactivityLock$/

const prepared = Object.entries({
  ...Object.fromEntries(Object.entries({ ...toldByThemselves, ...toldByBank }).map(([write, [send]]) => [write, send])),
  ...etagWrites,
}).filter(([write]) => !disturbing.test(write)) as [Write, (client: Client) => Promise<Sent>][]

/** One call of each write that the tests of notices and etags make. */
async function prepareWrites(client: Client): Promise<Call[]> {
  const calls: Call[] = []
  for (const [write, prepare] of prepared) {
    const { params = {}, ...sent } = await prepare(client)
    const { method, path } = operations[write]
    const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '')
    calls.push((at) => at.call(method, filled, { ...sent, headers: { 'idempotency-key': randomUUID() } }))
  }
  return calls
}

/** People who write with keys, which refer to their accounts, and people who change these accounts. */
async function prepareMutualChanges(client: Client): Promise<Call[]> {
  const people = administratorsAt(client)
  const [sabine, martin] = [await people.bank(), await people.bank('martin.brandl@bank.example')]
  const [first, second] = [await people.signIn(katharina), await people.signIn(markus)]
  const employee = '/bank/bank-employees/50000000-0000-4000-8000-000000000002'
  const roles = { roles: ['BACKOFFICE'], active: true }
  const note = '/bank/common/10000000-0000-4000-8000-001100234501/notes'
  const post = (path: string, token: string, body: object) => (at: Client) =>
    at.call('POST', path, { token, body, headers: { 'idempotency-key': randomUUID() } })
  const change = (token: string, one: typeof katharina, path?: string) => (at: Client) =>
    administratorsAt(at).change(token, one, {}, path)
  return [
    (at) => at.call('PUT', employee, { token: sabine, body: roles }),
    post(note, martin, { title: 'Anruf', text: 'Hat angerufen.' }),
    change(first, markus),
    change(second, katharina),
    change(sabine, markus, bergland),
    post('/business/calling-numbers', second, newNumber),
    post('/business/calling-numbers', first, newNumber),
  ]
}

it('a storm of mixed writes on two processes is answered without an error of the server', async () => {
  const storage = await seededStorage('PostgreSQL')
  onTestFinished(storage.remove)
  const processes = await Promise.all([startProcess(storage), startProcess(storage)])
  onTestFinished(() => Promise.all(processes.map((one) => one.stop())).then(() => undefined))
  const clients = processes.map(({ address }) => clientOf(address))
  const chance = chanceOf(20_261_126)
  const statuses: number[] = []
  for (const prepare of [prepareWrites, prepareMutualChanges]) {
    await clients[0]!.control('reset')
    const calls = await prepare(clients[0]!)
    for (let round = 0; round < rounds; round += 1) {
      const storm = calls
        .flatMap((call) => Array.from({ length: copies }, () => ({ call, place: chance.below(1_000_000) })))
        .toSorted((a, b) => a.place - b.place)
      const answers = await Promise.all(storm.map(({ call }, index) => call(clients[index % 2]!)))
      statuses.push(...answers.map(({ status }) => status))
    }
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(statuses.length * 0.2)
}, 300_000)
