/**
 * `npm run bench:serve -- --minutes 30`: 50 connections of people through the production server in front of a sandbox, which is
 * killed and started again in the middle. Fails on an error outside of that, a hung call, a lost note or memory that grows; writes
 * docs/benchmark-serve.md.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { root, show } from '#scripts/run.ts'
import { createClient } from '../sandbox/client.ts'
import { anna } from '../sandbox/real-ids.ts'
import { startProcess } from '../sandbox/sandbox-process.ts'
import { startServe } from '../server/serve-process.ts'

type Kind = 'page' | 'file' | 'call'

/** `status` 0 for a connection that broke off, -1 for a call that hung. Times in milliseconds. */
type Call = { kind: Kind; status: number; took: number; isOut: boolean }
type Outcome = { minutes: number; ready: number; notes: number; lost: number }

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0

/** The second quarter of a run, when everything is warm, and the last one. */
const quarters = (numbers: readonly number[]): [number[], number[]] => {
  const from = (part: number) => Math.floor((part * numbers.length) / 4)
  return [numbers.slice(from(1), from(2)), numbers.slice(from(3))]
}

/** What the load on the production server comes to. */
function figures() {
  const times: Record<Kind, number[]> = { page: [], file: [], call: [] }
  const statuses = { fine: 0, errors: [] as string[], out: 0, hung: 0 }
  /** In MB, every second. */
  const memory: { heap: number[]; resident: number[] } = { heap: [], resident: [] }
  return {
    memory,
    add({ kind, status, took, isOut }: Call): void {
      const isFine = status >= 200 && status < 300
      if (status === -1) statuses.hung += 1
      else if (!isFine && isOut) statuses.out += 1
      else if (!isFine) statuses.errors.push(`${kind} ${status}`)
      else {
        statuses.fine += 1
        times[kind].push(took)
      }
    },
    /** Lines for people, and what must not be. */
    say({ minutes, ready, notes, lost }: Outcome) {
      // What is left after collecting is the least of many samples.
      const [second, last] = quarters(memory.heap).map((heap) => Math.min(...heap)) as [number, number]
      const [before, after] = quarters(memory.resident).map((resident) => Math.max(...resident)) as [number, number]
      const lines = [
        `${minutes} minutes, 50 connections: ${statuses.fine} good answers (${Math.round(statuses.fine / minutes / 60)} a second)`,
        ...(Object.keys(times) as Kind[]).map((kind) => {
          const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(times[kind], share).toFixed(0))
          return `${kind.padEnd(4)}: p50 ${p50} ms, p99 ${p99} ms, slowest ${most} ms (${times[kind].length})`
        }),
        `errors: ${statuses.errors.length}; hung calls: ${statuses.hung}`,
        `backend killed with -9 and started again: ${statuses.out} calls refused meanwhile, ready ${ready.toFixed(0)} ms after it was back`,
        `notes acknowledged: ${notes}, lost: ${lost}`,
        `heap after collecting: ${second.toFixed(0)} MB in the second quarter, ${last.toFixed(0)} MB in the last`,
        `resident memory: at most ${before.toFixed(0)} MB in the second quarter, ${after.toFixed(0)} MB in the last`,
      ]
      const faults = [
        ...new Set(statuses.errors.map((error) => `ERROR ${error}`)),
        ...(statuses.hung > 0 ? [`${statuses.hung} CALLS HUNG`] : []),
        ...(lost > 0 ? [`${lost} NOTES LOST`] : []),
        ...(last > second * 1.25 ? ['MEMORY GROWS'] : []),
      ]
      return { lines, faults }
    },
  }
}

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '2' } } })
const minutes = Number(values.minutes)
if (!(minutes > 0 && minutes <= 120)) throw new Error(`--minutes is no number up to 120: ${values.minutes}`)

/** Nobody waits longer for an answer here, in milliseconds. */
const hung = 15_000
/** How long a person looks at an answer, in milliseconds. */
const think = 250

if (!show('node', ['scripts/pack/build-server.ts'])) process.exit(1)
// A copy: another build meanwhile changes nothing.
const packed = mkdtempSync(join(tmpdir(), 'bench-packed-'))
cpSync(join(root, 'dist-server'), packed, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'bench-serve-'))
let sandbox = await startProcess({ data })
const port = Number(new URL(sandbox.address).port)
const serve = await startServe(sandbox.address, { METRICS_PORT: '0' }, { folder: packed, program: 'server/serve.js' })
const client = createClient(serve.address)
const bank = await client.tokenOf('bank', 'thomas.auer@bank.example')
const customer = await client.tokenOf('private', 'anna.gruber@mail.example')
const [script] = /\/assets\/portal-[\w-]+\.js/.exec(readFileSync(join(packed, 'dist/index.html'), 'utf8'))!

const measured = figures()
const until = performance.now() + minutes * 60_000
let isOut = false
const acknowledged: string[] = []

/** One call; what goes wrong while the backend is away is counted apart. */
async function ask(kind: Kind, path: string, init: RequestInit = {}): Promise<number> {
  const start = performance.now()
  const wasOut = isOut
  const status = await fetch(serve.address + path, { ...init, signal: AbortSignal.timeout(hung) })
    .then(async (answer) => (await answer.arrayBuffer(), answer.status))
    .catch((error: Error) => (error.name === 'TimeoutError' ? -1 : 0))
  measured.add({ kind, status, took: performance.now() - start, isOut: wasOut || isOut })
  return status
}

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const reads: [Kind, string, RequestInit][] = [
  ['page', '/private/login', {}],
  ['file', script, { headers: { 'accept-encoding': 'br' } }],
  ['call', '/api/ui/v1/version', {}],
  ['call', '/api/ui/v1/private/product', as(customer)],
]

async function read(first: number): Promise<void> {
  await pause(first * 20)
  for (let turn = first; performance.now() < until; turn += 1) {
    await ask(...reads[turn % reads.length]!)
    await pause(think)
  }
}

const notes = `/api/ui/v1/bank/common/${anna}/notes`

async function write(): Promise<void> {
  for (let turn = 0; performance.now() < until; turn += 1) {
    const note = `Note ${turn} of the benchmark`
    const { headers } = as(bank)
    const body = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ note }),
    }
    if ((await ask('call', notes, body)) === 201) acknowledged.push(note)
    await pause(4 * think)
  }
}

const metric = async (name: string): Promise<number> => {
  const figuresNow = await fetch(serve.metrics!).then((answer) => answer.text())
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(figuresNow)![1])
}

async function watch(): Promise<void> {
  while (performance.now() < until) {
    measured.memory.heap.push((await metric('nodejs_heap_size_used_bytes')) / 1e6)
    measured.memory.resident.push((await metric('process_resident_memory_bytes')) / 1e6)
    await pause(1000)
  }
}

const isReady = async () => (await fetch(`${serve.address}/readyz`)).status === 200

/** Gives how long after the backend's return the server was ready, in milliseconds. */
async function killInBetween(): Promise<number> {
  await pause(minutes * 30_000)
  isOut = true
  await sandbox.kill()
  const wasReady = await isReady()
  sandbox = await startProcess({ data }, port)
  const back = performance.now()
  while (!(await isReady())) await pause(20)
  isOut = false
  if (wasReady) throw new Error('The server was ready without a backend')
  return performance.now() - back
}

const readers = Array.from({ length: 49 }, (_none, at) => read(at))
const [ready] = await Promise.all([killInBetween(), watch(), write(), ...readers])

/** All notes of the customer, a hundred at a time. */
async function readNotes(): Promise<string> {
  let texts = ''
  for (let page = 1; ; page += 1) {
    const path = `/bank/common/${anna}/notes?limit=100&page=${page}`
    const { body, text } = await client.call('GET', path, { token: bank })
    texts += text
    if (page * 100 >= (body.total as number)) return texts
  }
}

const storedText = await readNotes()
const lost = acknowledged.filter((note) => !storedText.includes(`"${note}"`))
const lag = await metric('nodejs_eventloop_lag_p99_seconds')
serve.end()
const ended = await serve.ended
await sandbox.stop()
for (const folder of [data, packed]) rmSync(folder, { recursive: true })

const { lines, faults } = measured.say({ minutes, ready, notes: acknowledged.length, lost: lost.length })
const results = [...lines, `event loop lag, p99 of the last moment: ${(lag * 1000).toFixed(0)} ms`]
if (ended !== 0) faults.push(`the server ended with ${ended}`)
for (const line of [...results, ...faults]) console.log(line)
if (faults.length > 0) process.exitCode = 1
else {
  const machine = `${cpus().length} cores (${cpus()[0]!.model}), Node.js ${process.versions.node}`
  const text = `# Load on the production server: last result\n\nWritten by \`npm run bench:serve -- --minutes ${minutes}\` on ${new Date().toISOString().slice(0, 10)}, never by hand: ${machine}. Server, sandbox (PGlite) and the 50 connections share the machine with other work.\n\n\`\`\`text\n${results.join('\n')}\n\`\`\`\n`
  writeFileSync(join(root, 'docs/benchmark-serve.md'), text)
}
