/** The headers of a call on their way to the backend. */
import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'

/** They are about one connection (RFC 9110); `expect` is answered here. */
const ofConnection = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
/** To the backend this is no foreign page, and the contract has no cookies. */
const ofBrowser = new Set(['origin', 'referer', 'cookie'])
/** They are set for each call. */
const ofTrace = new Set(['traceparent', 'tracestate'])
/** Anybody can write them; only what a trusted proxy wrote goes on. */
const ofProxies = /^(forwarded|x-forwarded-.*|x-real-ip)$/

const without = <Headers extends IncomingHttpHeaders>(headers: Headers, isLeftOut: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isLeftOut(name)))

/** The headers of the W3C trace context. */
export type TraceContext = { traceparent?: string; tracestate?: string | string[] }

/**
 * The W3C trace context under which the backend's own tracing has a call: the trace id is the support id without its dashes, and this
 * server is the parent. One that the caller sent goes on if it is of the same trace.
 */
function traceContextOf(traceId: string, { traceparent: sent, tracestate }: IncomingHttpHeaders): TraceContext {
  const trace = traceId.replaceAll('-', '').toLowerCase()
  if (typeof sent === 'string' && sent.startsWith(`00-${trace}-`) && traceparent.test(sent))
    return { traceparent: sent, ...(tracestate !== undefined && { tracestate }) }
  return { traceparent: `00-${trace}-${randomBytes(8).toString('hex')}-01` }
}
const traceparent = /^00-[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-0[01]$/

/** The headers for the backend: as sent, with the client's address from trusted proxies. `traceContext` is that of a span, if there is one. */
export function toBackend(
  request: FastifyRequest,
  headers: IncomingHttpHeaders,
  traceContext: TraceContext = traceContextOf(request.id, headers),
): IncomingHttpHeaders {
  const isLeftOut = (name: string) =>
    ofConnection.has(name) || ofBrowser.has(name) || ofTrace.has(name) || ofProxies.test(name)
  const hasBody = !['GET', 'HEAD'].includes(request.method)
  const { 'content-length': length, ...others } = without(headers, isLeftOut)
  return {
    ...others,
    // The one of the log, also when the browser sent something else.
    'x-trace-id': request.id,
    ...traceContext,
    ...(length !== undefined && hasBody && { 'content-length': String(length) }),
    // From the right, the first address that is no trusted proxy: a backend that trusts this server need not know the others.
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  }
}
