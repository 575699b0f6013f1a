/** The alerts and the dashboard ask for figures that the server has. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { parse, stringify } from 'yaml'
import { root } from '#scripts/run.ts'
import { type LocalServer, startLocalServer } from '../local-server.ts'
import { type Front, startFront } from './front.ts'

const alertsFile = join(root, 'deploy/prometheus-alerts.yml')
const dashboardFile = join(root, 'deploy/grafana-dashboard.json')

type Alerts = { groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[] }
type Dashboard = { panels: { id: number; title: string; targets: { expr: string }[] }[] }

const rules = (parse(readFileSync(alertsFile, 'utf8')) as Alerts).groups.flatMap((group) => group.rules)
const { panels } = JSON.parse(readFileSync(dashboardFile, 'utf8')) as Dashboard
const expressions = [
  ...rules.map(({ expr }) => expr),
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
    [...text.matchAll(/\b((?:portal|nodejs)_\w+)/g)].map(([, name]) => name!),
  )
  expect(metricNames.length).toBeGreaterThan(10)
  expect(metricNames.filter((name) => !names.has(name.replace(/_bucket$/, '')))).toEqual([])
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
    [alertsFile, rules.length],
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
