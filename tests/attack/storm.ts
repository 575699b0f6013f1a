/** Mixed writes at once, over two processes on one PostgreSQL: none fails because of the locks of another one. */
import { randomUUID } from 'node:crypto'
import { operations } from '#generated/operations.ts'
import { administratorsAt, bergland, katharina, markus, newNumber } from '../sandbox/company-fixtures.ts'
import { type Client, createClient } from '../sandbox/client.ts'
import { writes as etagWrites } from '../sandbox/etags.ts'
import { type Sent, noticesOfBankWrites, noticesOfOwnWrites, type Write } from '../sandbox/notices.ts'
import { startPostgres } from '../sandbox/postgres-server.ts'
import { startProcess } from '../sandbox/sandbox-process.ts'
import { type Attack, type Outcome, tally } from './outcome.ts'
import { seededRandom } from './random.ts'

type Call = (client: Client) => ReturnType<Client['call']>

/** So many of each write at once. */
const copies = 4
/** They end sessions that the others need, or put the sandbox back. */
const disturbing =
  /Login$|ResetPassword$|ChangePassword$|ChangeEmail$|UpdateEmployee$|UpdateAdministrator$|bankRemoveInactivityLock$/

const prepared = Object.entries({
  ...Object.fromEntries(
    Object.entries({ ...noticesOfOwnWrites, ...noticesOfBankWrites }).map(([write, [send]]) => [write, send]),
  ),
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

/** Sends the writes in an order that chance takes, to all sandboxes in turn. */
export async function stormWrites(
  addresses: readonly string[],
  { seed, rounds }: { seed: number; rounds: number },
): Promise<Outcome> {
  const clients = addresses.map((address) => createClient(address))
  const chance = seededRandom(seed)
  const results = tally()
  let writes = 0
  for (const prepare of [prepareWrites, prepareMutualChanges]) {
    await clients[0]!.control('reset')
    const calls = await prepare(clients[0]!)
    for (let round = 0; round < rounds; round += 1) {
      const storm = calls
        .flatMap((call) => Array.from({ length: copies }, () => ({ call, place: chance.below(1_000_000) })))
        .toSorted((a, b) => a.place - b.place)
      const answers = await Promise.all(storm.map(({ call }, index) => call(clients[index % clients.length]!)))
      writes += answers.length
      for (const { status, text } of answers) {
        results.count(status < 300 ? '2xx' : status < 500 ? '4xx' : '5xx')
        if (status >= 500) results.surprise(`${status}`, text.slice(0, 200))
      }
    }
  }
  return results.outcome({ '2xx': Math.ceil(writes * 0.2) })
}

export const storm: Attack = async ({ seed, scale }) => {
  const postgres = await startPostgres()
  const storage = { databaseUrl: `${postgres.url}/seeded` }
  const processes = [await startProcess(storage), await startProcess(storage)]
  try {
    const addresses = processes.map(({ address }) => address)
    return await stormWrites(addresses, { seed, rounds: Math.ceil(4 * scale) })
  } finally {
    await Promise.all(processes.map((one) => one.stop()))
    await postgres.stop()
  }
}
