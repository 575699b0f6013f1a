/** HAR 1.2 of a chain of calls, for the network view of a browser and for API clients. */
import type { Exchange } from '#conform/exchanges.ts'
import { readContract } from '#contract-checks/contract.ts'

export const buildHar = (calls: readonly Exchange[]) => ({
  log: {
    version: '1.2',
    creator: { name: 'phone-payment-portal-conform', version: readContract().version },
    entries: calls.map(entryOf),
  },
})

/** A call without an answer has the status 0, as browsers write it. */
function entryOf({ at, milliseconds, method, url, headers, body, answer }: Exchange) {
  const mimeType = headers['Content-Type'] ?? ''
  return {
    startedDateTime: new Date(at).toISOString(),
    time: milliseconds,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(Object.entries(headers)),
      queryString: pairs(new URL(url).searchParams),
      ...(body !== undefined && { postData: { mimeType, text: body } }),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status: answer?.status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(Object.entries(answer?.headers ?? {})),
      content: { size: answer?.size ?? 0, mimeType: answer?.mediaType ?? '', text: answer?.body ?? '' },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
  }
}

const pairs = (all: Iterable<[string, string]>) => [...all].map(([name, value]) => ({ name, value }))
