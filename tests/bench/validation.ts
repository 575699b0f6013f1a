/**
 * `npm run bench:validation`: what it costs calls that a sample of the answers is validated. Production servers in front of one sandbox, one
 * with VALIDATE_SAMPLE=0.05, get the same load in turns of a second, so that whatever else the
 * machine does is the same for all; a third one, configured as the first one, shows how much of a ratio is chance. Writes
 * docs/benchmarks.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { build } from '#scripts/portal/build.ts'
import { createClient } from '../sandbox/client.ts'
import { startProcess } from '../sandbox/sandbox-process.ts'
import { startServe } from '../server/serve-process.ts'
import { writeSection } from './report.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(values.rounds)
/** A round is so many turns of each server; a turn is a second of calls at a rate that leaves the machine some time. */
const [turns, connections, rate, sample] = [8, 10, 100, 0.05]

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1]!
const median = (numbers: readonly number[]) => percentile(numbers, 0.5)

/** Durations of calls in milliseconds. */
type Times = number[]
type Round = { p50: number; p99: number }

build()
const data = mkdtempSync(join(tmpdir(), 'bench-validation-'))
const sandbox = await startProcess({ data })
const names = ['without', 'without again', 'with'] as const
const servers: Awaited<ReturnType<typeof startServe>>[] = []
for (const name of names)
  servers.push(await startServe(sandbox.address, name === 'with' ? { VALIDATE_SAMPLE: String(sample) } : {}))
const client = createClient(sandbox.address)
const customer = await client.tokenOf('private', 'anna.gruber@mail.example')
const bank = await client.tokenOf('bank', 'thomas.auer@bank.example')
const reads: [path: string, token: string][] = [
  ['/private/product', customer],
  ['/private/receipts', customer],
  ['/bank/private/customers?limit=100', bank],
  ['/version', customer],
]

async function measure(address: string): Promise<Times> {
  const times: Times = []
  const requests = reads.map(([path, token]) => ({
    path: `/api/ui/v1${path}`,
    headers: { authorization: `Bearer ${token}` },
  }))
  const options = { url: address, connections, duration: 1, overallRate: rate, requests }
  const { errors, non2xx } = await new Promise<autocannon.Result>((done, fail) => {
    const run = autocannon(options, (error: Error | null, result) => (error ? fail(error) : done(result)))
    run.on('response', (_client, _status, _bytes, took) => void times.push(took))
  })
  if (errors > 0 || non2xx > 0) throw new Error(`${errors} errors, ${non2xx} other answers`)
  return times
}

/** By round, then by server. */
const found: Round[][] = []
try {
  // The first round warms up; who comes first changes with each turn.
  for (let round = 0; round <= rounds; round += 1) {
    const measured: Times[] = servers.map(() => [])
    for (let turn = 0; turn < turns; turn += 1)
      for (let place = 0; place < servers.length; place += 1) {
        const at = (turn + place) % servers.length
        measured[at]!.push(...(await measure(servers[at]!.address)))
      }
    if (round > 0) found.push(measured.map((times) => ({ p50: percentile(times, 0.5), p99: percentile(times, 0.99) })))
  }
} finally {
  for (const server of servers) server.end()
  await Promise.all(servers.map(({ ended }) => ended))
  await sandbox.stop()
  rmSync(data, { recursive: true })
}

const lines = (['p50', 'p99'] as const).flatMap((share) =>
  names.map((name, at) => {
    const times = found.map((round) => round[at]![share])
    const ratios = found.map((round) => round[at]![share] / round[0]![share])
    const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
    const beside = at === 0 ? '' : `, ratio ${median(ratios).toFixed(2)} (${spread})`
    return `${share} ${name.padEnd(13)} ${median(times).toFixed(1).padStart(6)} ms${beside}`
  }),
)
for (const line of lines) console.log(line)
writeSection(
  'Validating a sample of responses',
  `VALIDATE_SAMPLE=${sample} compared with 0: ${rate} calls a second over ${connections} connections through the production server in front of the sandbox (PGlite), all on one machine; medians of ${rounds} rounds of ${turns} s for each server, alternating every second. Ratios are to the first server in the same round, with minimum and maximum.`,
  lines,
)
