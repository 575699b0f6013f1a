/**
 * How many calls a second the sandbox answers where Prism, the mock of the same contract, answers the same ones: 10
 * connections, all backends in turns, so that whatever else the machine does is the same for all. Ratios say more than calls.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { prismOn, servedDocument } from '#scripts/portal/prism.ts'
import { createClient } from '../sandbox/client.ts'
import { startPostgres } from '../sandbox/postgres-server.ts'
import { startProcess } from '../sandbox/sandbox-process.ts'
import { writeSection } from './report.ts'

const connections = 10
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
/** Of one backend in one round. */
const seconds = Number(process.env.BENCH_SECONDS ?? 3)

type Backend = { name: string; addresses: string[]; token: string }
type Load = { name: string; method: 'GET' | 'POST'; path: string; body?: string; status: number }

const loads: Load[] = [
  { name: 'a list of 20', method: 'GET', path: '/bank/private/customers?page=1', status: 200 },
  { name: 'one record', method: 'GET', path: '/bank/private/customers/1100234501', status: 200 },
  {
    name: 'a refused login',
    method: 'POST',
    path: '/private/auth/login',
    // Locked without an end, so that every call is refused alike, however many come.
    body: JSON.stringify({ customerNumber: null, email: 'olga.winter@mail.example', password: 'Herbstlaub-2026!' }),
    status: 462,
  },
]
/** Prism requires a token and accepts any. */
const prismToken = 'prism'

const headersOf = ({ status }: Load, token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'x-trace-id': '0b5f0f6e-3a5e-4a0e-9f39-0e3d5a3c8a11',
  'x-use-session-support': 'true',
  'x-user-email': 'thomas.auer@bank.example',
  // The sandbox would answer with an example as well, and so prove nothing.
  ...(token === prismToken && { prefer: `code=${status}` }),
})

/** Answers per second; throws when one of them is not the expected one. */
async function measure({ name, addresses, token }: Backend, load: Load): Promise<number> {
  const results = await Promise.all(
    addresses.map((address) =>
      autocannon({
        url: address + load.path,
        method: load.method,
        headers: headersOf(load, token),
        ...(load.body && { body: load.body }),
        connections: connections / addresses.length,
        duration: seconds,
      }),
    ),
  )
  return results.reduce((sum, { statusCodeStats = {}, errors, duration }) => {
    const [[status, wanted] = [], ...others] = Object.entries(statusCodeStats)
    if (errors > 0 || others.length > 0 || Number(status) !== load.status)
      throw new Error(`${name}, ${load.name}: ${errors} errors, ${JSON.stringify(statusCodeStats)}`)
    return sum + (wanted?.count ?? 0) / duration
  }, 0)
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** A sandbox, or several on one storage, with somebody of the bank signed in. */
async function sandboxes(name: string, processes: { address: string }[]): Promise<Backend> {
  const token = await createClient(processes[0]!.address).tokenOf('bank', 'thomas.auer@bank.example')
  return { name, addresses: processes.map(({ address }) => `${address}/api/ui/v1`), token }
}

const folder = mkdtempSync(join(tmpdir(), 'sandbox-bench-'))
const remove = async () => rmSync(folder, { recursive: true, force: true })
const ends: (() => Promise<unknown>)[] = [remove]
const started = async (place: { data?: string; databaseUrl?: string }) => {
  const one = await startProcess(place)
  ends.unshift(one.stop)
  return one
}
const lines: string[] = []
try {
  const prism = await prismOn(servedDocument())
  ends.unshift(prism.stop)
  const postgres = await startPostgres()
  ends.unshift(postgres.stop)
  const place = { databaseUrl: `${postgres.url}/seeded` }
  const backends: Backend[] = [
    { name: 'Prism', addresses: [prism.address], token: prismToken },
    await sandboxes('PGlite', [await started({ data: join(folder, 'pglite') })]),
    await sandboxes('PostgreSQL, 2 processes', [await started(place), await started(place)]),
  ]
  for (const load of loads) {
    const found = new Map(backends.map((backend) => [backend, [] as number[]]))
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [backend, each] of found) {
        const answers = await measure(backend, load)
        if (round > 0) each.push(answers)
      }
    }
    const prisms = found.get(backends[0]!)!
    for (const [{ name }, each] of found) {
      const ratio = median(each.map((answers, round) => answers / prisms[round]!))
      const result = `${Math.round(median(each))} a second, ${ratio.toFixed(2)} times Prism`
      const line = `${load.name.padEnd(16)} ${name.padEnd(24)} ${result}`
      console.log(line)
      lines.push(line)
    }
  }
} finally {
  for (const end of ends) await end()
}
if (process.env.BENCH_ROUNDS === undefined && process.env.BENCH_SECONDS === undefined) {
  writeSection(
    'The sandbox compared with Prism',
    `${connections} connections, medians of ${rounds} alternating rounds of ${seconds} s; ratios are within a round. PostgreSQL writes
without fsync here, as in the tests.`,
    lines,
  )
}
