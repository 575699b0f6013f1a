/** Sends calls to the backend and checks every answer against the contract. */
import { randomUUID } from 'node:crypto'
import { brokenProtocol, isJsonType } from '#conform/answer-protocol.ts'
import { readJson } from '#conform/exchanges.ts'
import type { RawExchange } from '#conform/mask.ts'
import type { Finding, Grouping } from '#conform/finding.ts'
import type { Place } from '#conform/rules.ts'
import { answerCheck } from '#contract-checks/answer-check.ts'
import type { Contract } from '#contract-checks/contract.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** A request; `body` is JSON, or goes out as it is when it is a text or bytes with a `mediaType`. */
export type RequestParts = {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | string[]>
  headers?: Record<string, string>
  body?: unknown
  mediaType?: string
  token?: string | undefined
  /** Runs after the headers and the first three bytes of the body are sent; the rest follows when it has ended. */
  whileHeld?: () => Promise<unknown>
}

export type ReceivedAnswer = {
  operation: OperationId
  status: number
  headers: Headers
  bytes: Buffer
  mediaType: string
  /** Parsed JSON; undefined for files and without a body. */
  body: unknown
  findings: Finding[]
  /** When the call was sent and when its answer arrived, by the backend's clock. */
  between: { from: number; to: number }
  /** How long it took, in milliseconds; 0 where the kit itself has held the body back. */
  milliseconds: number
  /** Makes a finding about this call. */
  finding: (message: string, place: Place, grouping?: Grouping) => Finding
}

export type Backend = {
  send: (operation: OperationId, parts?: RequestParts) => Promise<ReceivedAnswer>
  /** `operation status` of every answer so far. */
  seenStatuses: Set<string>
}

/** How long a call is waited for, in milliseconds: an answer that comes after the time-out is late, but can be checked. */
export const patienceOf = (timeout: number) => Math.max(timeout, Math.min(3 * timeout, 60_000))

/** Throws `NoAnswer` when no answer comes in three times `timeout`, in milliseconds, or it is cut off. `onExchange` gets every call. */
export function createBackend(
  baseUrl: string,
  contract: Contract,
  timeout: number,
  onExchange: (exchange: RawExchange) => void = () => {},
): Backend {
  const check = answerCheck(contract)
  const seenStatuses = new Set<string>()
  const clock = createBackendClock()
  const patience = patienceOf(timeout)

  async function send(operation: OperationId, parts: RequestParts = {}): Promise<ReceivedAnswer> {
    const { method, path } = operations[operation]
    const { headers = {}, token } = parts
    const traceId = headers['X-Trace-Id'] ?? randomUUID()
    const address = buildPath(path, parts)
    const content = contentOf(parts)
    const call = `${method} ${address}`
    const sentHeaders = withoutEmpty({
      'X-Trace-Id': traceId,
      Accept: '*/*',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(content && { 'Content-Type': content.mediaType }),
      ...headers,
    })
    const sentAt = Date.now()
    const report = (answer: RawExchange['answer']) => {
      const milliseconds = Date.now() - sentAt
      onExchange({ at: sentAt, milliseconds, method, url: baseUrl + address, headers: sentHeaders, content, answer })
    }
    const throwNoAnswer = (error: unknown): never => {
      report(undefined)
      throw new NoAnswer(error, patience, call, traceId)
    }
    const response = await fetch(baseUrl + address, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: sentHeaders,
      ...(content && bodyOf(content.bytes, parts.whileHeld)),
    }).catch(throwNoAnswer)
    const bytes = Buffer.from(await response.arrayBuffer().catch(throwNoAnswer))
    seenStatuses.add(`${operation} ${response.status}`)
    const { status } = response
    const contracted = contract.operation(operation)
    const finding = (message: string, place: Place, grouping: Grouping = {}): Finding => ({
      says: message,
      pointer: place,
      call,
      traceId,
      operation,
      ...grouping,
    })
    const mediaType = (response.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
    const isJson = isJsonType(mediaType)
    const body = isJson ? readJson(bytes) : undefined
    report({ status, headers: response.headers, mediaType, bytes })
    const outgoing =
      bytes.length === 0 ? undefined : isJson ? body : new Blob([new Uint8Array(bytes)], { type: mediaType })
    const findings =
      isJson && bytes.length > 0 && body === undefined
        ? [finding('the body is no JSON', `${contracted.pointer}/responses/${status}/content`, { answer: { status } })]
        : check(
            contracted,
            { status, body: outgoing, headers: Object.fromEntries(response.headers) },
            answerTime(response.headers),
          ).map(({ says, pointer, rule, field }) =>
            finding(`${status}: ${says}`, pointer as Place, {
              cause: rule === undefined ? says : `${lastNameOf(rule, field)}breaks ${rule}`,
              answer: { status, rule, field },
            }),
          )
    const { content: named = {} } = contracted.responses[String(status)] ?? contracted.responses.default ?? {}
    const raw = { status, headers: response.headers, bytes, mediaType, body, traceId, contracted: Object.keys(named) }
    for (const { says, place, field } of brokenProtocol(raw))
      findings.push(finding(says, place, { answer: { status, field } }))
    const received = Date.now()
    const between = clock.during(sentAt, received, Date.parse(response.headers.get('date') ?? ''))
    const milliseconds = parts.whileHeld === undefined ? received - sentAt : 0
    return {
      operation,
      status,
      headers: response.headers,
      bytes,
      mediaType,
      body,
      findings,
      between,
      milliseconds,
      finding,
    }
  }
  return { send, seenStatuses }
}

/** Rules of a whole record: their place in the contract does not name the field. */
const recordRules = new Set(['required', 'additionalProperties', 'unevaluatedProperties', 'dependentRequired'])

const lastNameOf = (rule: string, field = '') => (recordRules.has(rule) ? `${field.split('.').at(-1)} ` : '')

/** The end of the second that the `Date` header names, or now without one. */
function answerTime(headers: Headers): Date {
  const date = Date.parse(headers.get('date') ?? '')
  return new Date(Number.isNaN(date) ? Date.now() : date + 999)
}

/** Leaves out headers that are empty. */
const withoutEmpty = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))

function buildPath(template: string, { params = {}, query = {} }: RequestParts): string {
  const path = template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((item): [string, string] => [name, String(item)]),
  )
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`
}

function contentOf({ body, mediaType }: RequestParts) {
  if (body === undefined) return undefined
  if (mediaType === undefined) return { mediaType: 'application/json', bytes: JSON.stringify(body) }
  return { mediaType, bytes: typeof body === 'string' ? body : new Uint8Array(body as Uint8Array) }
}

/**
 * The body at once, or in two parts with `whileHeld` between them. A part is read only when the one before it has been sent, so
 * `whileHeld` runs after the headers and the first three bytes have left.
 */
function bodyOf(content: string | Uint8Array<ArrayBuffer>, whileHeld: RequestParts['whileHeld']) {
  if (whileHeld === undefined) return { body: content }
  const bytes = new Uint8Array(Buffer.from(content))
  let isHeld = false
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(stream) {
        if (!isHeld) {
          isHeld = true
          stream.enqueue(bytes.slice(0, 3))
          return
        }
        await whileHeld()
        stream.enqueue(bytes.slice(3))
        stream.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, duplex: 'half' as const }
}

/** The outcome of a call without an answer. */

/** Thrown when a call gets no answer; the message has the reason. */
export class NoAnswer extends Error {
  readonly call: string
  readonly traceId: string
  readonly isTimeout: boolean

  constructor(error: unknown, timeout: number, call: string, traceId: string) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    super(isTimeout ? `no answer within ${timeout / 1000} s` : describeError(error))
    this.call = call
    this.traceId = traceId
    this.isTimeout = isTimeout
  }
}

/** Error codes of Node for certificates of an unknown authority. */
const unknownAuthority = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

/** The message of an error with its cause, and what to do about an unknown certificate. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  const { code = '' } = (cause ?? {}) as { code?: string }
  return [
    message,
    ...(cause instanceof Error ? [cause.message] : []),
    ...(unknownAuthority.has(code) ? ['put the file of your own authority into NODE_EXTRA_CA_CERTS'] : []),
  ].join(': ')
}

/** The backend's clock, which need not be that of here; learned from the times that its answers tell. */

/** The precision of a `Date` header, in milliseconds. */
const second = 1000

/** Estimates the offset of the backend's clock from `Date` headers; each answer narrows it down, a jump starts again. */
export function createBackendClock() {
  let least = -Infinity
  let most = Infinity
  return {
    /** The time of a call by the backend's clock; `date` is NaN when the answer has no `Date` header. */
    during: (sent: number, received: number, date: number): { from: number; to: number } => {
      const hasDate = !Number.isNaN(date)
      const [low, high] = hasDate ? [date - received, date + second - sent] : [least, most]
      const isSame = low <= most && high >= least
      least = isSame ? Math.max(least, low) : low
      most = isSame ? Math.min(most, high) : high
      return { from: sent + least, to: received + most }
    },
  }
}
