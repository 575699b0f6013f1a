/** The alerts and the dashboard ask for figures that the server has. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { parse, stringify } from 'yaml'
import { root } from '#scripts/run.ts'
import { type LocalServer, startLocalServer } from '../local-server.ts'
import { type Front, startFront } from './front.ts'

const alertsFile = join(root, 'deploy/prometheus-alerts.yml')
const dashboardFile = join(root, 'deploy/grafana-dashboard.json')

type Rule = { record?: string; alert?: string; expr: string; annotations: Record<string, string> }
type Alerts = { groups: { rules: Rule[] }[] }
type Dashboard = { panels: { id: number; title: string; targets: { expr: string }[] }[] }

const outagesFile = join(root, 'deploy/prometheus-alerts.test.yml')

const allRules = (parse(readFileSync(alertsFile, 'utf8')) as Alerts).groups.flatMap((group) => group.rules)
const rules = allRules.filter(({ alert }) => alert !== undefined)
const { panels } = JSON.parse(readFileSync(dashboardFile, 'utf8')) as Dashboard
const expressions = [
  ...allRules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
]

let backend: LocalServer
let front: Front
beforeAll(async () => {
  backend = await startLocalServer()
  front = await startFront(backend.origin, { METRICS_PORT: '0', REPORT_URL: '/reports' })
  return async () => {
    await front.close()
    await backend.stop()
  }
})
const { error } = spawnSync('promtool', ['--version'])
const whyNotHere = error && 'promtool is not installed (package prometheus)'

it('every figure in an alert or a panel is one that the server gives, with the labels that it has', async () => {
  const figures = await (await fetch(`${front.metricsAddress}/metrics`)).text()
  const names = new Set([...figures.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!))
  const metricNames = expressions.flatMap((text) =>
    [...text.matchAll(/(?<![:\w])((?:portal|nodejs|process)_\w+)/g)].map(([, name]) => name!),
  )
  expect(metricNames.length).toBeGreaterThan(10)
  expect(metricNames.filter((name) => !names.has(name.replace(/_(bucket|count)$/, '')))).toEqual([])
})

it('every alert has a first step to take, and every panel has a title of its own', () => {
  expect(rules.filter(({ annotations }) => !annotations.summary || !annotations.action)).toEqual([])
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
})

it('Prometheus itself takes the alerts, and the expressions of the panels as rules', ({ skip }) => {
  skip(whyNotHere !== undefined, whyNotHere)
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ofPanels = join(folder, 'panels.yml')
  const recorded = panels.flatMap(({ id, targets }) => targets.map(({ expr }) => ({ record: `panel:n${id}`, expr })))
  writeFileSync(ofPanels, stringify({ groups: recorded.map((rule, at) => ({ name: `panel-${at}`, rules: [rule] })) }))
  for (const [file, count] of [
    [alertsFile, allRules.length],
    [ofPanels, recorded.length],
  ] as const) {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' })
    expect(`${stdout}${stderr}`).toContain(`SUCCESS: ${count} rules found`)
    expect(status).toBe(0)
  }
})

it.for([
  ['portal_contract_breaks_total{operation="commonGetVersion", status="200", place="#/a"}', 'BackendBreaksContract', 1],
  ['portal_browser_reports_total{kind="load"}', 'BrowsersReportFaults', 30],
] as const)(
  'the first value of %s raises %s, which ends again',
  ([series, alertname, first], { skip, onTestFinished: cleanUp }) => {
    skip(whyNotHere !== undefined, whyNotHere)
    const folder = mkdtempSync(join(tmpdir(), 'alerts-'))
    cleanUp(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'alerts.test.yml')
    const { expr } = rules.find(({ alert }) => alert === alertname)!
    const raisedAt = (eval_time: string, value: number) => ({
      expr: `count(${expr}) or vector(0)`,
      eval_time,
      exp_samples: [{ labels: '{}', value }],
    })
    // The server starts without the series, which then begins at its first value.
    const input_series = [{ series, values: `_x5 ${first}x60` }]
    const promql_expr_test = [raisedAt('4m', 0), raisedAt('12m', 1), raisedAt('50m', 0)]
    writeFileSync(
      file,
      stringify({ evaluation_interval: '1m', tests: [{ interval: '1m', input_series, promql_expr_test }] }),
    )
    const { stdout, stderr, status } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
    expect(`${stdout}${stderr}`).toContain('SUCCESS')
    expect(status).toBe(0)
  },
)

it('each alert is fired by an outage, within five minutes if it is critical, and none by a quiet night or wrong passwords', ({
  skip,
}) => {
  const outages = readFileSync(outagesFile, 'utf8')
  expect(rules.map(({ alert }) => alert).filter((alert) => !outages.includes(`alertname="${alert}"`))).toEqual([])
  skip(whyNotHere !== undefined, whyNotHere)
  const { stdout, stderr, status } = spawnSync('promtool', ['test', 'rules', outagesFile], { encoding: 'utf8' })
  expect(`${stdout}${stderr}`).toContain('SUCCESS')
  expect(status).toBe(0)
}, 180_000)

/** A sample of /metrics as a series of promtool: its first value for two minutes, then its second. */
function seriesOf(before: string, after: string) {
  const valuesOf = (text: string) =>
    new Map([...text.matchAll(/^([a-z]\S*?(?:\{.*\})?) (\S+)$/gm)].map(([, name, value]) => [name!, value!]))
  const first = valuesOf(before)
  return [...valuesOf(after)]
    .filter(([, value]) => value !== 'Nan')
    .map(([name, value]) => ({
      series: name.includes('{')
        ? name.replace('{', '{job="portal",instance="a",')
        : `${name}{job="portal",instance="a"}`,
      values: `${first.get(name) ?? 0}x2 ${value}x3`,
    }))
}

it('every panel of the dashboard shows something of a server that has failed in each way', async ({ skip }) => {
  skip(whyNotHere !== undefined, whyNotHere)
  const settings = { METRICS_PORT: '0', REPORT_URL: '/reports', VALIDATE_SAMPLE: '1' }
  const failing = await startFront(backend.origin, settings)
  onTestFinished(() => failing.close())
  const readMetrics = async () => (await fetch(`${failing.metricsAddress}/metrics`)).text()
  await expect.poll(readMetrics).toContain('portal_backend_up 1')
  const before = await readMetrics()
  const call = async (path: string, init?: RequestInit) => (await fetch(failing.address + path, init)).text()
  // The version breaks the contract; a page of HTML is rejected, which is a 502.
  backend.answerWith((response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  await call('/api/ui/v1/version')
  backend.answerWith((response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'))
  await call('/api/ui/v1/version')
  const report = { kind: 'error', version: 'portal-abc1234.js', route: '/bank', message: 'TypeError', language: 'de' }
  await call('/reports', { method: 'POST', body: JSON.stringify(report), headers: { 'Sec-Fetch-Site': 'same-origin' } })
  await expect.poll(readMetrics, { timeout: 30_000 }).toContain('portal_contract_breaks_total{')
  const folder = mkdtempSync(join(tmpdir(), 'panels-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'panels.test.yml')
  const promql_expr_test = panels.flatMap(({ targets }) =>
    targets.map(({ expr }) => ({
      expr: `count(${expr}) > bool 0`,
      eval_time: '4m',
      exp_samples: [{ labels: '{}', value: 1 }],
    })),
  )
  const tests = [{ interval: '1m', input_series: seriesOf(before, await readMetrics()), promql_expr_test }]
  writeFileSync(file, stringify({ evaluation_interval: '1m', tests }))
  const { stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
  expect(`${stdout}${stderr}`).toContain('SUCCESS')
})

it('the backend is seen to be down without a call, and its time is apart from that of the browser', async () => {
  const own = await startLocalServer()
  const watched = await startFront(own.origin, { METRICS_PORT: '0' })
  onTestFinished(() => watched.close())
  const readMetrics = async () => (await fetch(`${watched.metricsAddress}/metrics`)).text()
  await expect.poll(readMetrics).toContain('portal_backend_up 1')
  await (await fetch(`${watched.address}/api/ui/v1/private/product`)).text()
  expect(await readMetrics()).toMatch(
    /^portal_backend_duration_seconds_count\{operation="privateGetProduct",group="read"\} 1$/m,
  )
  expect(await readMetrics()).toMatch(/^portal_open_calls\{group="read"\} 0$/m)
  await own.stop()
  await expect.poll(readMetrics, { timeout: 20_000 }).toContain('portal_backend_up 0')
})

it.for(['end', 'reset'] as const)(
  'a browser that leaves (%s) is a line of info without a stack, and no failure',
  async (how) => {
    const left = await startFront(backend.origin, { METRICS_PORT: '0' })
    onTestFinished(() => left.close())
    backend.answerWith((response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 9 }).write('{'),
    )
    const socket = connect(Number(new URL(left.address).port), '127.0.0.1')
    socket.write('GET /api/ui/v1/private/product HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'data')
    if (how === 'reset') socket.resetAndDestroy()
    else socket.destroy()
    const [line] = await left.calls(1)
    expect(line).toMatchObject({ level: 'info', isWhole: false, hasLeft: true })
    expect(left.lines.filter(({ level }) => level !== 'info')).toEqual([])
    expect(JSON.stringify(left.lines)).not.toContain('stack')
    const metrics = await (await fetch(`${left.metricsAddress}/metrics`)).text()
    expect(metrics).toMatch(/^portal_calls_total\{operation="privateGetProduct",group="read",status="left"\} 1$/m)
  },
)
