import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { Problem } from '#generated/model/problem.ts'
import { defaultLimits } from '#server/operation/limits.ts'
import { attacks } from '../attack/attacks.ts'
import { openRaw } from '../attack/raw-http.ts'
import { type LocalServer, startLocalServer } from '../local-server.ts'
import { type Front, startFront } from './front.ts'

let backend: LocalServer
let front: Front | undefined
beforeAll(async () => (backend = await startLocalServer()))
afterAll(() => backend.stop())
afterEach(async () => {
  await front?.close()
  front = undefined
})

/** More than the buffers between a backend and a browser hold. */
const large = Buffer.alloc(20_000_000)
const product = '/api/ui/v1/private/product'
const login = 'POST /api/ui/v1/private/auth/login HTTP/1.1\r\nHost: x\r\n'
/** Long enough for a busy machine to read the headers of a test in time. */
const limits = { ...defaultLimits, headers: 2000, call: 2000 }
const toFront = (bytes: string) => openRaw(front!.address, bytes)
const problemIn = (answer: string) => Problem.parse(JSON.parse(answer.split('\r\n\r\n')[1]!))

it('the documented limits are the ones of the server', () => {
  expect(defaultLimits).toMatchObject({ headers: 15_000, call: 300_000 })
})

it('headers that do not come in time are a 408 of the contract', async () => {
  front = await startFront(backend.origin, {}, { ...defaultLimits, headers: limits.headers })
  // Node checks every 30 seconds by default.
  const answer = await Promise.race([text(toFront(login)), wait(20_000, 'no answer', { ref: false })])
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(problemIn(answer)).toMatchObject({ status: 408, traceId: expect.any(String) })
})

const seed = randomInt(2 ** 31)

it(`connections that never complete their headers delay no other call (seed ${seed})`, async () => {
  expect((await attacks.headers!({ seed, scale: 0.1 })).surprises).toEqual([])
}, 60_000)

it('a body that does not come in time is a 408 of the contract', async () => {
  front = await startFront(backend.origin, {}, limits)
  const answer = await text(toFront(`${login}Connection: close\r\nContent-Length: 100\r\n\r\n{"email":`))
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(problemIn(answer)).toMatchObject({ status: 408 })
})

it('a body at the time limit gets one answer', async () => {
  front = await startFront(backend.origin, {}, limits)
  // Both limits, that of the call and that of the connection, end at about the same time: each order of them comes up.
  const pauses = Array.from({ length: 12 }, (_none, index) => index * 100)
  const answers = await Promise.all(
    pauses.map(async (pause) => {
      const socket = toFront(`POST ${product.replace('product', 'auth/login')} HTTP/1.1\r\n`)
      const answer = text(socket)
      await wait(pause)
      socket.write('Host: x\r\nContent-Length: 100\r\n\r\n{"email":')
      return answer
    }),
  )
  for (const answer of answers) {
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1)
    expect(problemIn(answer)).toMatchObject({ status: 408 })
  }
})

it('a backend that drips its answer is cut off at the limit for the whole call', async () => {
  front = await startFront(backend.origin, {}, limits)
  let drip: NodeJS.Timeout | undefined
  const left = new Promise<void>((gone) =>
    backend.answerWith((response) => {
      response.setHeader('content-type', 'application/json')
      drip = setInterval(() => response.write('x'), 50)
      response.once('close', gone)
    }),
  )
  const answer = await fetch(front!.address + product)
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow()
  await left
  clearInterval(drip)
  await expect.poll(() => front!.lines.find(({ msg }) => msg === 'call')).toMatchObject({ isWhole: false })
})

it('a browser that does not read its answer is cut off at the limit', async () => {
  front = await startFront(backend.origin, {}, limits)
  backend.answerWith((response) => response.writeHead(200, { 'content-type': 'application/json' }).end(large))
  const reader = toFront(`GET ${product} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await once(reader, 'data')
  const closed = once(reader.pause(), 'close')
  const isCut = () => front!.lines.some(({ msg }) => msg === 'the call took too long')
  await expect.poll(isCut, { timeout: 10_000 }).toBe(true)
  reader.resume()
  await closed
})
