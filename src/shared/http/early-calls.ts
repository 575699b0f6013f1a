/**
 * Calls that the page sends while its program loads (src/app/inline/), each of which the program takes instead of sending it again. The
 * inline scripts use this too, so it stays small.
 */
import type { AxiosAdapter } from 'axios'
import { readClaims } from '../session/claims.ts'

export const apiBase = '/api/ui/v1'

/** The headers of a call that name the session and its person. */
export function sessionHeaders(token: string): Record<string, string> {
  const claims = readClaims(token)
  return {
    Authorization: `Bearer ${token}`,
    ...(claims && { 'X-User-Id': claims.id, 'X-User-Email': headerText(claims.email) }),
  }
}

/** Percent-encodes non-ASCII characters and the percent sign for a header value. */
export const headerText = (text: string): string => text.trim().replaceAll(/[^!-$&-~]/gu, encodeURIComponent)

export type EarlyCall = {
  /** The call counts only while this is still the token of the session. */
  token: string
  traceId: string
  /** Milliseconds on the clock of `performance.now()`. */
  sentAt: number
  /** Gives the answer to axios. */
  adapter: AxiosAdapter
}

declare global {
  interface Window {
    earlyCalls?: Map<string, EarlyCall>
  }
}

/** Requests data of the signed-in person; `calls` are paths of the contract with their parameters, as axios writes them. */
export function sendEarlyCalls(calls: readonly string[], token: string): void {
  const traceId = crypto.randomUUID()
  const headers = {
    Accept: 'application/json, text/plain, */*',
    'Accept-Language': document.documentElement.lang,
    'X-Trace-Id': traceId,
    ...sessionHeaders(token),
  }
  const sent = calls.map((call): [string, EarlyCall] => {
    const address = apiBase + call
    return [address, { token, traceId, sentAt: performance.now(), adapter: createAdapter(address, headers) }]
  })
  window.earlyCalls = new Map(sent)
}

/** Sends a call now; the adapter answers with what came, and sends it once more when no answer came. */
function createAdapter(address: string, headers: Record<string, string>): AxiosAdapter {
  const send = async () => {
    const answer = await fetch(address, { headers })
    return { answer, data: await answer.text() }
  }
  const first = send()
  first.catch(() => {}) // reported by the adapter
  return async (config) => {
    /** What axios throws, without its code. */
    const failure = Object.assign(new Error(), { isAxiosError: true, config })
    const got = await first.catch(send).catch(() => {
      throw failure
    })
    const { status, statusText, headers: received, ok } = got.answer
    const response = { data: got.data, status, statusText, headers: Object.fromEntries(received), config }
    if (ok) return response
    throw Object.assign(failure, { response })
  }
}

/** The early call to an address, once; undefined when there is none or another person has signed in since. */
export function takeEarlyCall(address: string, token: string | undefined): EarlyCall | undefined {
  const call = window.earlyCalls?.get(address)
  window.earlyCalls?.delete(address)
  return call?.token === token ? call : undefined
}
