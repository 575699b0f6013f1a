/**
 * Calls that the page sends while its program loads (src/app/inline/), each of which the program takes instead of sending it again. The
 * inline scripts use this too, so it stays small.
 */
import { sessionHeaders } from './session-headers.ts'

export const apiBase = '/api/ui/v1'

/** 5 minutes (R236). */
export const timeoutMs = 300_000

export type EarlyCall = {
  /** The call counts only while this is still the token of the session. */
  token: string
  traceId: string
  /** Milliseconds on the clock of `performance.now()`. */
  sentAt: number
  answer: Promise<Response>
}

declare global {
  interface Window {
    earlyCalls?: Map<string, EarlyCall>
  }
}

/** Requests data of the signed-in person; `paths` are those of the contract. */
export function sendEarlyCalls(paths: readonly string[], token: string): void {
  const traceId = crypto.randomUUID()
  const headers = {
    Accept: 'application/json, text/plain, */*',
    'Accept-Language': document.documentElement.lang,
    'X-Trace-Id': traceId,
    ...sessionHeaders(token),
  }
  const calls = new Map<string, EarlyCall>()
  for (const path of paths) {
    const answer = fetch(apiBase + path, { headers, signal: AbortSignal.timeout(timeoutMs) })
    answer.catch(() => {}) // the program sends it again
    calls.set(path, { token, traceId, sentAt: performance.now(), answer })
  }
  window.earlyCalls = calls
}

/** The early call for a path, once; undefined when there is none or another person has signed in since. */
export function takeEarlyCall(path: string, token: string | undefined): EarlyCall | undefined {
  const call = window.earlyCalls?.get(path)
  window.earlyCalls?.delete(path)
  return call?.token === token ? call : undefined
}
