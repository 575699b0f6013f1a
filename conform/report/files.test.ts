/** The results of a backend with thirty mistakes, which show in 18,000 findings of all operations. */
import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { type KnownCause, assessRun } from '#conform/baseline.ts'
import type { Exchange } from '#conform/exchanges.ts'
import type { Finding, Result } from '#conform/finding.ts'
import { buildReport, renderHtml, renderJunit } from '#conform/report/files.ts'
import { summaryLines } from '#conform/report/terminal.ts'
import type { Run } from '#conform/run.ts'
import { type OperationId, operations } from '#generated/operations.ts'

const all = Object.keys(operations) as OperationId[]
const mistakes = Array.from({ length: 30 }, (_, at) => `${String.fromCodePoint(97 + (at % 26))}-${at < 26 ? 'x' : 'y'}`)

const body = '<'.repeat(4000)
const headers = { 'X-Trace-Id': 'trace-1', Authorization: 'Bearer ‹token of a@mail.example›' }
const answer = { status: 200, headers: {}, mediaType: 'application/json', size: 9000, body }
const manyCalls: Exchange[] = Array.from({ length: 40 }, (_, at) => {
  const url = `http://a.example/${at}`
  return { at, milliseconds: 1, method: 'PUT', url, headers, body, answer }
})

const findingAt = (operation: OperationId, mistake: string, at: number): Finding => ({
  says: `the field ${mistake} <b> says "${at}" instead of ${crypto.randomUUID()}`,
  pointer: `#/paths/${operations[operation].path.replaceAll('/', '~1')}/get/responses/200/content/application~1json/schema`,
  call: `GET ${operations[operation].path}`,
  traceId: crypto.randomUUID(),
  operation,
  calls: manyCalls,
})

/** Each operation has sixty checks, two findings each. */
const results: Result[] = all.flatMap((operation) =>
  Array.from({ length: 60 }, (_, at) => ({
    operation,
    name: `check ${at}`,
    findings: [0, 1].map((more) => findingAt(operation, mistakes[(at + more) % mistakes.length]!, at)),
    skipped: undefined,
    milliseconds: 5,
  })),
)
const run: Run = {
  results,
  statuses: { named: 1000, seen: 900, unseen: ['privateGetProduct 401'] },
  unseenStates: [],
  stoppedAfter: undefined,
  leftovers: ['a bill run'],
  remarks: [],
  ended: undefined,
  milliseconds: 1000,
}
const known: KnownCause[] = [
  ...assessRun(run).causes.slice(0, 10),
  { id: '00000000', key: 'rule/stored-as-sent\nlong gone', severity: 'breaks', operations: [all[0]!] },
]
const assessment = assessRun(run, known)

it('the terminal has one line for each cause, and its call, place and rule with --verbose', () => {
  expect(results.flatMap(({ findings }) => findings).length).toBeGreaterThan(18_000)
  const lines = summaryLines(run)
  const causes = lines.filter((line) => /^ {2}[0-9a-f]{8} breaks/.test(line))
  expect(causes).toHaveLength(mistakes.length)
  for (const line of causes) expect(line.length).toBeLessThanOrEqual(122)
  expect(lines.length).toBeLessThan(mistakes.length + 12)
  expect(summaryLines(run, assessRun(run), true)).toHaveLength(lines.length + 3 * mistakes.length)
  expect(summaryLines(run, assessment).join('\n')).toContain('30 causes (30 breaking; 20 new, 10 known)')
  expect(summaryLines(run, assessment).join('\n')).toMatch(
    /Mended:\n {2}00000000 breaks {2}rule\/stored-as-sent: long gone/,
  )
})

it('the page is smaller than 300 kB and lists causes first', () => {
  const page = renderHtml(run, 'http://a.example', assessment)
  expect(Buffer.byteLength(page)).toBeLessThan(300_000)
  expect(page.match(/<details class="cause new"/g)).toHaveLength(20)
  expect(page.match(/class="cause known/g)).toHaveLength(11)
  expect([...page.matchAll(/<h2>(.+?)<\/h2>/g)].map(([, title]) => title)).toEqual([
    'New causes',
    'Known causes',
    'Mended causes',
    'Coverage',
    'Operations',
  ])
  expect(page).not.toContain('<b>')
})

it('every report shows the last call of a cause, as far as there is room', () => {
  const page = renderHtml(run, 'http://a.example', assessment)
  expect(page).toContain('Request and answer, after 39 calls')
  expect(page).toContain('curl -i -X PUT &#39;http://a.example/39&#39;')
  expect(page).toContain('Its calls: see the JSON, or replay it.')
  expect(renderJunit(run, assessment)).toContain('curl -i -X PUT &#39;http://a.example/39&#39;')
  const { example } = buildReport(run, 'http://a.example', assessment).causes[0]!
  expect(example).toMatchObject({ calls: { length: 30, 29: { url: 'http://a.example/39' } }, callsBefore: 10 })
})

it('JUnit fails once for each new cause', () => {
  const text = renderJunit(run, assessment)
  expect(text.match(/<failure /g)).toHaveLength(20)
  expect(text).toContain(`tests="${results.length + 30}" failures="20" skipped="${results.length + 10}"`)
  expect(text).toMatch(/<skipped message="failed, see causes [0-9a-f]{8}, [0-9a-f]{8}"\/>/)
})

it('JSON is as its schema describes it', () => {
  const schema = JSON.parse(readFileSync('conform/report/report.schema.json', 'utf8')) as object
  const isReport = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema)
  const report = buildReport(run, 'http://a.example', assessment)
  isReport(JSON.parse(JSON.stringify(report)))
  expect(isReport.errors).toBeNull()
  expect(report.causes.map(({ findings }) => findings)).toEqual(report.causes.map(() => (152 * 120) / 30))
  expect(report.causes[0]).toMatchObject({ check: { operation: all[0], needs: [] } })
  expect(report.operations[0]!.checks[0]).toMatchObject({ outcome: 'failed', findings: 2 })
})
