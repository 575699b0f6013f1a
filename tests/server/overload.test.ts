/** A backend that does not answer holds a limited number of calls; the others are refused at once. */
import type { ServerResponse } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { Problem } from '#generated/model/problem.ts'
import { json, startLocalServer } from '../local-server.ts'
import { startFront } from './front.ts'
import { startServe } from './serve-process.ts'

const atEnd: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of atEnd.splice(0)) await end()
})

it('refuses the calls beyond the limit at once, and takes new ones as soon as there is room', async () => {
  const backend = await startLocalServer()
  const running: ServerResponse[] = []
  backend.answerWith((response) => void running.push(response))
  const front = await startFront(backend.origin, { MAX_BACKEND_CALLS: '20' })
  atEnd.push(front.close, backend.stop)
  const leaving = new AbortController()
  const call = (signal?: AbortSignal) => fetch(`${front.address}/api/ui/v1/version`, { signal: signal ?? null })
  const held = Array.from({ length: 20 }, (_none, index) => call(index < 10 ? leaving.signal : undefined))
  await expect.poll(() => running.length).toBe(20)

  // None of the calls that are held is answered meanwhile.
  const refused = await Promise.all(Array.from({ length: 50 }, () => call()))
  for (const answer of refused) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(Problem.parse(await answer.json())).toMatchObject({ status: 503 })
  }
  expect(backend.received).toHaveLength(20)
  expect(front.lines.filter(({ msg }) => msg.startsWith('calls are refused'))).toHaveLength(1)
  // The check of the backend is none of these calls.
  backend.answerWith(json(200, {}))
  expect((await fetch(`${front.address}/readyz`)).status).toBe(200)

  // Ten people leave, ten are answered: there is room for twenty again.
  leaving.abort()
  for (const response of running.slice(10)) json(200, {})(response, {} as never)
  const ends = await Promise.allSettled(held)
  expect(ends.map(({ status }) => status)).toEqual([...Array(10).fill('rejected'), ...Array(10).fill('fulfilled')])
  backend.answerWith((response) => void running.push(response))
  running.length = 0
  const again = Array.from({ length: 20 }, () => call())
  await expect.poll(() => running.length).toBe(20)
  expect((await call()).status).toBe(503)
  for (const response of running) json(200, {})(response, {} as never)
  for (const answer of await Promise.all(again)) expect(answer.status).toBe(200)
})

it('refuses each of 1,000 calls within a second while the backend holds the others', async () => {
  const backend = await startLocalServer()
  const held: ServerResponse[] = []
  backend.answerWith((response) => void held.push(response))
  const serve = await startServe(backend.origin, { MAX_BACKEND_CALLS: '20' })
  atEnd.push(async () => {
    serve.end()
    await serve.ended
  }, backend.stop)
  const call = () => fetch(`${serve.address}/api/ui/v1/version`)
  const open = Array.from({ length: 20 }, call)
  await expect.poll(() => held.length).toBe(20)
  const refuse = async () => {
    for (let sent = 0; sent < 50; sent += 1) {
      const answer = await call()
      await answer.text()
      expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true])
    }
  }
  await Promise.all(Array.from({ length: 20 }, refuse))
  expect(held).toHaveLength(20)
  for (const response of held) json(200, {})(response, {} as never)
  for (const answer of await Promise.all(open)) expect(answer.status).toBe(200)
  type CallLine = { msg: string; status: number; duration: number }
  const refusals = () =>
    serve.output
      .map((line) => JSON.parse(line) as CallLine)
      .filter(({ msg, status }) => msg === 'call' && status === 503)
  await expect.poll(() => refusals().length).toBe(1000)
  expect(refusals().filter(({ duration }) => duration >= 1000)).toEqual([])
}, 120_000)
