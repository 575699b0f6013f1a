/** Backends that answer nothing, or everything alike: the kit reports that in one line, and soon. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { UsageError, findBaseUrl } from '#conform/options.ts'
import { describeError } from '#conform/backend.ts'
import type { Result } from '#conform/finding.ts'
import type { Users } from '#conform/people.ts'
import { renderJunit } from '#conform/report/files.ts'
import { groupCauses } from '#conform/causes.ts'
import { operationLines, summaryLines } from '#conform/report/terminal.ts'
import { runConformance } from '#conform/run.ts'
import { root } from '#scripts/run.ts'
import { type LocalServer, json, startLocalServer } from '../local-server.ts'

const usersFile = join(root, 'conform/users.sandbox.json')
const { people, password } = JSON.parse(readFileSync(usersFile, 'utf8')) as Users
const problem = { type: 'about:blank', title: 'Unauthorized', status: 401, traceId: 'x' }
const html = (status: number) => (response: Parameters<ReturnType<typeof json>>[0]) =>
  response.writeHead(status, { 'Content-Type': 'text/html' }).end('<p>A gateway')

let server: LocalServer
beforeAll(async () => {
  server = await startLocalServer()
})
beforeEach(() => server.forget())
afterAll(() => server.stop())

const ask = (timeout = 20_000) => runConformance({ baseUrl: server.origin, users: { people, password }, timeout })

describe('where the contract’s paths begin', () => {
  it('reports the outcome as unknown when there is no server, no answer or a cut connection', async () => {
    const messageFor = (address: string) =>
      findBaseUrl(address, 100).catch((error: unknown) => {
        expect(error).toBeInstanceOf(UsageError)
        return (error as Error).message
      })
    expect(await messageFor('http://127.0.0.1:1')).toMatch(
      /^Nobody answers at http:\/\/127\.0\.0\.1:1\/api\/ui\/v1: .+\?$/,
    )
    server.answerWith(() => {})
    expect(await messageFor(server.origin)).toContain('no answer within 0.3 s')
    server.answerWith((response) => response.destroy())
    expect(await messageFor(server.origin)).toContain('Nobody answers')
  })

  it('is the path that is given, else the contract’s, else the address itself where only that knows a version', async () => {
    server.answerWith((response, call) =>
      json(call.url === '/version' ? 200 : 404, { version: '2.0.0' })(response, call),
    )
    expect(await findBaseUrl(server.origin, 5000)).toBe(server.origin)
    expect(await findBaseUrl(`${server.origin}/gateway/v1/`, 5000)).toBe(`${server.origin}/gateway/v1`)
    server.answerWith(json(401, problem))
    expect(await findBaseUrl(`${server.origin}/`, 5000)).toBe(`${server.origin}/api/ui/v1`)
    server.answerWith(html(404))
    expect(await findBaseUrl(server.origin, 5000)).toBe(`${server.origin}/api/ui/v1`)
  })
})

it.each([
  ['{}', json(200, {}), '200 application/json {}'],
  ['401', json(401, problem), '401 application/json {status, title, traceId, type}'],
  ['a page that it does not know', html(404), '404 text/html'],
  ['a page to sign in at', html(302), '302 text/html'],
])('the run ends early for a backend that answers %s to everything', async (_what, answer, kind) => {
  server.answerWith(answer)
  const run = await ask()
  expect(run.ended).toBe(`Every call is answered alike, with ${kind}. Is this the backend, or something before it?`)
  expect(server.received.length).toBeLessThan(30)
  expect(summaryLines(run).find((line) => line !== '')).toBe(`Ended: ${run.ended}`)
  expect(summaryLines(run).length).toBeLessThan(10)
  expect(renderJunit(run)).toContain('<testcase classname="run" name="completes" time="0.000"><failure')
})

it('goes on with a backend that refuses everybody but answers its version', async () => {
  server.answerWith((response, call) =>
    call.url === '/version' ? json(200, { version: '1' })(response, call) : json(401, problem)(response, call),
  )
  const only = ['privateGetProduct', 'businessGetLimit', 'bankListTasks', 'bankListEmployees'] as const
  const run = await runConformance({ baseUrl: server.origin, users: { people, password }, only })
  expect(run.ended).toBeUndefined()
  expect(run.results.flatMap(({ findings }) => findings).length).toBeGreaterThan(0)
})

it('stops after the first operation that is enough', async () => {
  server.answerWith((response, call) =>
    call.url === '/version' ? json(200, { version: '1' })(response, call) : json(401, problem)(response, call),
  )
  const only = ['bankListTasks', 'bankListEmployees'] as const
  const isEnough = (results: Result[]) => results.some(({ findings }) => findings.length > 0)
  const run = await runConformance({ baseUrl: server.origin, users: { people, password }, only, isEnough })
  expect(run.stoppedAfter).toBe('bankListTasks')
  expect(new Set(run.results.map(({ operation }) => operation))).toEqual(new Set(['bankListTasks']))
  expect(summaryLines(run)[1]).toBe('Stopped after bankListTasks, which shows a new cause.')
})

it('gives up after three time-outs on a backend that hangs after its first answer', async () => {
  server.answerWith((response, call) => call.url === '/version' && json(200, { version: '1' })(response, call))
  const run = await ask(200)
  expect(run.ended).toMatch(
    /^The backend answers no more: no answer within 0.6 s\. The last of \d+ calls was [A-Z]+ \/\S+$/,
  )
  expect(server.received.length).toBeLessThan(30)
})

it('reports late answers as one finding with the time-out that accepts them, and checks them like any other', async () => {
  const delay = 1100
  server.answerWith((response, call) => {
    setTimeout(() => json(call.url === '/version' ? 200 : 401, { ...problem, version: '1' })(response, call), delay)
  })
  const only = ['privateGetProduct', 'businessGetLimit', 'bankListTasks'] as const
  const causesOf = async (timeout: number) => {
    const shown: string[] = []
    const { results } = await runConformance({
      baseUrl: server.origin,
      users: { people, password },
      only,
      brief: true,
      timeout,
      onOperation: (operation, checks) => shown.push(...operationLines(operation, checks)),
    })
    expect(shown.join()).not.toContain('slow')
    return groupCauses(results).causes
  }
  const inTime = await causesOf(60_000)
  const [slow, ...others] = (await causesOf(1000)).toSorted((one) => (one.example.pointer === 'rule/in-time' ? -1 : 1))
  expect(others.map(({ id }) => id).toSorted()).toEqual(inTime.map(({ id }) => id).toSorted())
  expect(slow).toMatchObject({ count: 1, operations: [], severity: 'differs' })
  expect(slow!.example.says).toMatch(
    /^slow: [3-9] answers of 3 operations after 1\.0 s, at most \d\.\d s; --timeout \d$/,
  )
}, 60_000)

it('gives up after a few tries on a backend that cuts every connection after its first answer', async () => {
  server.answerWith((response, call) =>
    call.url === '/version' ? json(200, { version: '1' })(response, call) : response.destroy(),
  )
  const run = await ask()
  expect(run.ended).toMatch(/^The backend answers no more: .+The last of \d+ calls/)
  expect(run.results.flatMap(({ findings }) => findings)[0]).toMatchObject({
    call: expect.stringMatching(/^[A-Z]+ \//),
  })
})

it('explains how to name a certificate authority of one’s own', () => {
  const cause = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  expect(describeError(new TypeError('fetch failed', { cause }))).toMatch(
    /self-signed certificate: .*NODE_EXTRA_CA_CERTS$/,
  )
  expect(describeError(new TypeError('fetch failed'))).toBe('fetch failed')
})

describe('exit codes', () => {
  const exitOf = async (...args: string[]) => {
    const child = spawn(process.execPath, [join(root, 'conform/main.ts'), ...args], { stdio: 'ignore' })
    return ((await once(child, 'close')) as [number])[0]
  }
  const at = (address: string) => ['--base-url', address, '--users', usersFile, '--only', 'commonGetVersion']

  it('are those of the page', async () => {
    server.answerWith(json(200, {}))
    expect(
      await Promise.all([
        exitOf('--help'),
        exitOf(...at(server.origin)),
        exitOf(...at('http://127.0.0.1:1')),
        exitOf(),
      ]),
    ).toEqual([0, 1, 2, 2])
  })

  it('tell new causes from those of the baseline', async () => {
    server.answerWith(json(200, {}))
    const folder = mkdtempSync(join(tmpdir(), 'conform-exit-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'known.json')
    const args = [...at(server.origin), '--baseline', file]
    expect(await exitOf(...args, '--update-baseline')).toBe(0)
    expect(await exitOf(...args)).toBe(0)
    server.answerWith(json(200, { version: 1 }))
    expect(await exitOf(...args, '--bail')).toBe(1)
    writeFileSync(file, '{}')
    expect(await exitOf(...args)).toBe(2)
  }, 120_000) // four runs of the command
})
