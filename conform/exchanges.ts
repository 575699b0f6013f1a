/** The calls of a check with their answers: recorded masked and shortened, so that a report can show how a finding came about. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { readJson } from '#conform/backend.ts'
import type { Mask } from '#conform/mask.ts'

/** A request and its answer, without secrets. */
export type Exchange = {
  /** When it was sent, in milliseconds since 1970. */
  at: number
  milliseconds: number
  method: string
  url: string
  headers: Record<string, string>
  body?: string
  /** Undefined without an answer. */
  answer?: { status: number; headers: Record<string, string>; mediaType: string; size: number; body?: string }
}

/** An exchange as it was on the wire. */
export type RawExchange = Pick<Exchange, 'at' | 'milliseconds' | 'method' | 'url' | 'headers'> & {
  content: { bytes: string | Uint8Array; mediaType: string } | undefined
  answer: { status: number; headers: Headers; mediaType: string; bytes: Buffer } | undefined
}

/** Longest text of a body, in characters. */
const longestBody = 4000

export function maskExchange(mask: Mask, exchange: RawExchange): Exchange {
  const { content, answer, ...sent } = exchange
  learnToken(mask, exchange)
  return {
    ...sent,
    url: mask.text(sent.url),
    headers: mask.headers(Object.entries(sent.headers)),
    ...(content && { body: bodyText(mask, Buffer.from(content.bytes), content.mediaType) }),
    ...(answer && {
      answer: {
        status: answer.status,
        headers: mask.headers(answer.headers),
        mediaType: answer.mediaType,
        size: answer.bytes.length,
        ...(answer.bytes.length > 0 && { body: bodyText(mask, answer.bytes, answer.mediaType) }),
      },
    }),
  }
}

/** The answer of a login has the token that later calls carry. */
function learnToken(mask: Mask, { url, content, answer }: RawExchange): void {
  if (!url.endsWith('/login') || answer === undefined) return
  const { token } = (readJson(answer.bytes) ?? {}) as { token?: unknown }
  const { email } = (readJson(Buffer.from(content?.bytes ?? '')) ?? {}) as { email?: unknown }
  if (typeof token === 'string') mask.learnToken(token, String(email))
}

function bodyText(mask: Mask, bytes: Buffer, mediaType: string): string {
  if (!/json$|^text\/|urlencoded$/.test(mediaType)) return `‹${bytes.length} bytes of ${mediaType || 'no type'}›`
  const text = mask.text(bytes.toString('utf8'))
  const rest = text.length - longestBody
  return rest > 0 ? `${text.slice(0, longestBody).toWellFormed()}‹and ${rest} characters›` : text
}

// Recordings: what a check has sent, and what made the values that it takes from an earlier check.

/** Exchanges, and recordings of what was needed for them. */
export type Recording = Set<Exchange | Recording>

const running = new AsyncLocalStorage<Recording>()
const origins = new WeakMap<Promise<unknown>, Recording>()

export const recordExchange = (exchange: Exchange): void => void running.getStore()?.add(exchange)

/** Runs a check whose exchanges, and those of the recordings before it, are its chain of calls. */
export const runRecorded = <T>(recording: Recording, run: () => Promise<T>): Promise<T> => running.run(recording, run)

/** Starts `make` unless its value exists already; the exchanges that made the value belong to everybody who uses it. */
export function recordOrigin<T>(existing: Promise<T> | undefined, make: () => Promise<T>): Promise<T> {
  const user = running.getStore()
  if (existing !== undefined) {
    const origin = origins.get(existing)
    if (origin !== undefined) user?.add(origin)
    return existing
  }
  const origin: Recording = new Set()
  user?.add(origin)
  const value = running.run(origin, make)
  origins.set(value, origin)
  return value
}

/** All exchanges of a recording, in the order in which they were sent. */
export function exchangesOf(recording: Recording): Exchange[] {
  const found = new Set<Exchange>()
  const seen = new Set<Recording>()
  const collect = (one: Recording) => {
    if (seen.has(one)) return
    seen.add(one)
    for (const part of one) {
      if (part instanceof Set) collect(part)
      else found.add(part)
    }
  }
  collect(recording)
  return [...found].toSorted((one, other) => one.at - other.at)
}

/** The call of a trace id; without one the last. */
export const callOf = (calls: readonly Exchange[], traceId: string): Exchange | undefined =>
  calls.findLast(({ headers }) => headers['X-Trace-Id'] === traceId) ?? calls.at(-1)

// What a person can send again

/** The request as a command. */
export function curlOf({ method, url, headers, body }: Exchange): string {
  const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
  return [
    `curl -i${method === 'GET' ? '' : ` -X ${method}`} ${quote(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quote(body)}`]),
  ].join(' ')
}

/** The status and the body of the answer. */
export const answerText = ({ answer }: Exchange): string =>
  answer === undefined ? 'no answer' : [answer.status, answer.body].filter((one) => one !== undefined).join(' ')
