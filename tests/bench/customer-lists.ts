/**
 * A part of `npm run bench`: how long the bank's lists of 100,000 private customers take, on both storages; fails above what is
 * promised. `BENCH_CUSTOMERS` sets another number, an argument for one storage only; the whole is results in
 * docs/benchmarks.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SandboxOptions, startSandbox } from '#sandbox/main.ts'
import { createClient } from '../sandbox/client.ts'
import { startPostgres } from '../sandbox/postgres-server.ts'
import { cheapPasswords, quiet } from '../sandbox/sandbox-process.ts'
import { writeSection } from './report.ts'

type Kind = 'private' | 'business'

type Promised = {
  what: string
  /** Milliseconds that 95 of 100 calls stay below. */
  limit: number
  queries: { kind: Kind; query: string }[]
}

const shared = ['bpNumber', 'postalAddress', 'taskOpen', 'status']
const sorts: Record<Kind, string[]> = {
  private: [...shared, 'firstName', 'lastName', 'callNumber', 'email', 'birthDate'],
  business: [...shared, 'companyName', 'limit'],
}
/** Searches with few, some, very many and no results; with letters, digits and an umlaut. */
const terms = ['anna', 'ollinger', 'example', '1100050', '0681', 'niemand', 'hauptstrasse', 'k%C3%B6ck', 'example.com']

/** What the lists promise, and the calls that show it. */
function promises(customers: number): Promised[] {
  const last = Math.ceil(customers / 20)
  const places = [1, Math.ceil(last / 4), Math.ceil(last / 2), last]
  return [
    {
      what: 'a page at any place',
      limit: 300,
      queries: (['private', 'business'] as const).flatMap((kind) =>
        sorts[kind].flatMap((sort) =>
          (kind === 'private' ? places : places.map((page) => Math.ceil(page / 10))).flatMap((page) => [
            { kind, query: `sort_by=${sort}&sort_order=asc&page=${page}` },
            { kind, query: `sort_by=${sort}&sort_order=desc&page=${page}&statusFilter=ACTIVE` },
          ]),
        ),
      ),
    },
    {
      what: 'a search',
      limit: 500,
      queries: terms.flatMap((term) => [
        { kind: 'private', query: `searchParams=${term}` },
        { kind: 'private', query: `searchParams=${term}&searchParams=wien&sort_by=lastName&sort_order=asc` },
        { kind: 'private', query: `searchParams=${term}&sort_by=email&sort_order=asc&page=100` },
      ]),
    },
  ]
}

const usual = 100_000
const customers = Number(process.env.BENCH_CUSTOMERS ?? usual)
const rounds = 5
const reportedLines: string[] = []

function report(line: string): void {
  console.log(line)
  reportedLines.push(line)
}

/** Reports the p95 of each kind of list, in milliseconds; false when one is above its limit. */
async function measure(backend: string, place: SandboxOptions): Promise<boolean> {
  const started = performance.now()
  const sandbox = await startSandbox({ ...place, ...quiet, port: 0, passwordCost: cheapPasswords, customers })
  report(`${backend}: ${customers} customers in ${Math.round((performance.now() - started) / 1000)} s`)
  const client = createClient(sandbox.address)
  const token = await client.tokenOf('bank', 'thomas.auer@bank.example')
  let withinLimits = true
  for (const { what, limit, queries } of promises(customers)) {
    const times = new Map(queries.map((one) => [one, [] as number[]]))
    const ask = async (kind: Kind, query: string) => {
      const start = performance.now()
      const { status } = await client.call('GET', `/bank/${kind}/customers?${query}`, { token })
      if (status !== 200) throw new Error(`${query}: ${status}`)
      return performance.now() - start
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const [{ kind, query }, each] of times) each.push(await ask(kind, query))
    }
    const slowest = [...times]
      .map(([{ kind, query }, each]) => [p95(each), `${kind} ${query}`] as const)
      .toSorted(([a], [b]) => b - a)
    const all = p95([...times.values()].flat())
    withinLimits &&= all <= limit
    report(`${backend}: ${what}: p95 ${all} ms of ${limit} ms${all > limit ? ' - TOO SLOW' : ''}`)
    for (const [time, query] of slowest.slice(0, 5)) report(`  ${String(time).padStart(5)} ms  ${query}`)
  }
  await sandbox.close()
  return withinLimits
}

const p95 = (times: number[]) => Math.round(times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!)

/** All, unless the command line names one of them: `node tests/bench/customer-lists.ts PGlite`. */
const wanted = (backend: string) => process.argv.length <= 2 || process.argv.includes(backend)

const folder = mkdtempSync(join(tmpdir(), 'sandbox-bench-'))
const results: boolean[] = []
try {
  if (wanted('PostgreSQL')) {
    const postgres = await startPostgres()
    results.push(await measure('PostgreSQL', { databaseUrl: `${postgres.url}/seeded` }).finally(postgres.stop))
  }
  if (wanted('PGlite')) results.push(await measure('PGlite', { data: join(folder, 'pglite') }))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (results.includes(false)) process.exitCode = 1
if (results.length === 2 && customers === usual) {
  writeSection('The lists of customers', 'The five lines of each group are its slowest requests.', reportedLines)
}
