/** Connections that never complete their headers: each is answered with 408 and closed in time, and other people are served meanwhile. */
import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '#generated/model/problem.ts'
import { defaultLimits } from '#server/operation/limits.ts'
import { startFront } from '../server/front.ts'
import { type Attack, tally } from './outcome.ts'
import { seededRandom } from './random.ts'
import { openRaw, receiveAll, startRecordingBackend } from './raw-http.ts'

/** In milliseconds: shorter than in production, so that an attack takes seconds. */
const limits = { ...defaultLimits, headers: 2000 }
/** In milliseconds: how much later than the limit a busy machine may close a connection. */
const slack = 10_000
const version = '/api/ui/v1/version'
const head = `GET ${version} HTTP/1.1\r\nHost: x\r\nX-Slow: ${'a'.repeat(200)}\r\n`

/** Sends the beginning of a request and then nothing, a byte at a time, or one more header at a time. */
function startSlowRequest(address: string, chance: ReturnType<typeof seededRandom>) {
  const kind = chance.below(3)
  const sent = chance.below(head.length)
  const socket = openRaw(address, kind === 2 ? head : head.slice(0, sent))
  let next = sent
  const drip = () => socket.write(kind === 2 ? `X-${(next += 1)}: a\r\n` : (head[next++] ?? 'a'))
  const timer = kind === 0 ? undefined : setInterval(drip, 100)
  const opened = performance.now()
  const answer = receiveAll(socket).finally(() => clearInterval(timer))
  const closed = answer.then((text) => ({ text, took: performance.now() - opened }))
  return { socket, closed, description: `${['silent', 'a byte', 'a header'][kind]} after ${sent} bytes` }
}

export const headers: Attack = async ({ seed, scale }) => {
  const chance = seededRandom(seed)
  const results = tally()
  const backend = await startRecordingBackend()
  const front = await startFront(backend.origin, { LOG_LEVEL: 'error' }, limits)
  const count = Math.ceil(300 * scale)
  const ended = new AbortController()
  let complete = 0
  const callMeanwhile = async () => {
    while (!ended.signal.aborted) {
      const { status } = await fetch(front.address + version)
      complete += 1
      results.count('calls meanwhile')
      if (status !== 200) results.surprise('a call of another person', `${status}`)
      await wait(50)
    }
  }
  try {
    const requests = Array.from({ length: count }, () => startSlowRequest(front.address, chance))
    const meanwhile = callMeanwhile()
    for (const { socket, closed, description } of requests) {
      const end = await Promise.race([closed, wait(limits.headers + slack, undefined, { ref: false })])
      results.count('slow connections')
      if (end === undefined) results.surprise('a connection is held', description)
      else if (!isTimeout(end.text))
        results.surprise('no 408 of the contract', `${description}: ${end.text.slice(0, 200)}`)
      else if (end.took > limits.headers + slack)
        results.surprise('a connection was held', `${description}: ${end.took} ms`)
      socket.destroy()
    }
    ended.abort()
    await meanwhile
  } finally {
    ended.abort()
    await front.close()
    backend.close()
  }
  const others = backend.received.length - complete
  if (others !== 0) results.surprise('the backend got a call that was not complete', `${others}`)
  return results.outcome({ 'slow connections': count, 'calls meanwhile': 10 })
}

function isTimeout(answer: string): boolean {
  const [start = '', body = ''] = answer.split('\r\n\r\n')
  return start.startsWith('HTTP/1.1 408 ') && Problem.safeParse(JSON.parse(body || 'null')).success
}
