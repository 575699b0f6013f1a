/** The calls of a check with their answers, so that a report can show how a finding came about. */
import { AsyncLocalStorage } from 'node:async_hooks'

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

/** Parses bytes as JSON; undefined when they are none, or no UTF-8. */
export function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
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
