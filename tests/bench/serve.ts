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
import { clientOf } from '../sandbox/client.ts'
import { anna } from '../sandbox/real-ids.ts'
import { startProcess } from '../sandbox/sandbox-process.ts'
import { startServe } from '../server/serve-process.ts'
import { type Kind, figures } from './serve-figures.ts'

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
const client = clientOf(serve.address)
const bank = await client.tokenOf('bank', 'thomas.auer@bank.example')
const customer = await client.tokenOf('private', 'anna.gruber@mail.example')
const [script] = /\/assets\/portal-[\w-]+\.js/.exec(readFileSync(join(packed, 'dist/index.html'), 'utf8'))!

const measured = figures()
const until = performance.now() + minutes * 60_000
let isOut = false
const acknowledged: string[] = []

/** One call; what goes wrong while the backend is away is counted apart. */
async function ask(kind: Kind, path: string, init: RequestInit = {}): Promise<number> {
  const asked = performance.now()
  const wasOut = isOut
  const status = await fetch(serve.address + path, { ...init, signal: AbortSignal.timeout(hung) })
    .then(async (answer) => (await answer.arrayBuffer(), answer.status))
    .catch((error: Error) => (error.name === 'TimeoutError' ? -1 : 0))
  measured.add({ kind, status, took: performance.now() - asked, isOut: wasOut || isOut })
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
async function keptNotes(): Promise<string> {
  let texts = ''
  for (let page = 1; ; page += 1) {
    const path = `/bank/common/${anna}/notes?limit=100&page=${page}`
    const { body, text } = await client.call('GET', path, { token: bank })
    texts += text
    if (page * 100 >= (body.total as number)) return texts
  }
}

const kept = await keptNotes()
const lost = acknowledged.filter((note) => !kept.includes(`"${note}"`))
const lag = await metric('nodejs_eventloop_lag_p99_seconds')
serve.end()
const ended = await serve.ended
await sandbox.stop()
for (const folder of [data, packed]) rmSync(folder, { recursive: true })

const { lines, faults } = measured.say({ minutes, ready, notes: acknowledged.length, lost: lost.length })
const said = [...lines, `event loop lag, p99 of the last moment: ${(lag * 1000).toFixed(0)} ms`]
if (ended !== 0) faults.push(`the server ended with ${ended}`)
for (const line of [...said, ...faults]) console.log(line)
if (faults.length > 0) process.exitCode = 1
else {
  const machine = `${cpus().length} cores (${cpus()[0]!.model}), Node.js ${process.versions.node}`
  const text = `# The last load on the production server\n\nWritten by \`npm run bench:serve -- --minutes ${minutes}\` on ${new Date().toISOString().slice(0, 10)}, never by hand: ${machine}. Server, sandbox (PGlite) and the 50 connections share the machine, and others worked on it.\n\n\`\`\`text\n${said.join('\n')}\n\`\`\`\n`
  writeFileSync(join(root, 'docs/benchmark-serve.md'), text)
}
