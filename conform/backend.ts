/** Asks the backend and holds every answer against the contract. */
import { randomUUID } from 'node:crypto'
import { answerCheck } from '#contract-checks/answer-check.ts'
import type { Contract } from '#contract-checks/bundle.ts'
import { clockThere } from '#conform/clock.ts'
import type { Finding } from '#conform/finding.ts'
import { NoAnswer } from '#conform/no-answer.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** A request; `body` is JSON, or goes out as it is when it is a text or bytes with a `mediaType`. */
export type Parts = {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | string[]>
  headers?: Record<string, string>
  body?: unknown
  mediaType?: string
  token?: string | undefined
  /** Runs once the headers and the first three bytes of the body are sent; the rest follows when it has ended. */
  whileHeld?: () => Promise<unknown>
}

export type Received = {
  status: number
  headers: Headers
  bytes: Buffer
  mediaType: string
  /** JSON as it was read; undefined for files and for no body. */
  body: unknown
  findings: Finding[]
  /** From when the call was sent until its answer was there, by the backend's clock. */
  between: { from: number; to: number }
  /** Names the call in a finding about it. */
  finding: (says: string, pointer?: string) => Finding
}

export type Backend = {
  ask: (operation: OperationId, parts?: Parts) => Promise<Received>
  /** `operation status` of every answer so far. */
  seen: Set<string>
}

/** Throws `NoAnswer` when a call takes longer than `timeout`, in milliseconds, or is cut off. */
export function backendAt(baseUrl: string, contract: Contract, timeout: number): Backend {
  const check = answerCheck(contract)
  const seen = new Set<string>()
  const clock = clockThere()

  async function ask(operation: OperationId, parts: Parts = {}): Promise<Received> {
    const { method, path } = operations[operation]
    const { headers = {}, token } = parts
    const traceId = headers['X-Trace-Id'] ?? randomUUID()
    const place = pathOf(path, parts)
    const content = contentOf(parts)
    const call = `${method} ${place}`
    const unanswered = (error: unknown): never => {
      throw new NoAnswer(error, timeout, call, traceId)
    }
    const sentAt = Date.now()
    const response = await fetch(baseUrl + place, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: withoutEmpty({
        'X-Trace-Id': traceId,
        Accept: '*/*',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(content && { 'Content-Type': content.mediaType }),
        ...headers,
      }),
      ...(content && bodyOf(content.bytes, parts.whileHeld)),
    }).catch(unanswered)
    const bytes = Buffer.from(await response.arrayBuffer().catch(unanswered))
    seen.add(`${operation} ${response.status}`)
    const { status } = response
    const contracted = contract.operation(operation)
    const finding = (says: string, pointer = contracted.pointer) => ({
      says,
      pointer,
      call,
      traceId,
    })
    const mediaType = (response.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
    const isJson = /^application\/([a-z.-]+\+)?json$/.test(mediaType)
    const body = isJson ? readJson(bytes) : undefined
    const outgoing =
      bytes.length === 0 ? undefined : isJson ? body : new Blob([new Uint8Array(bytes)], { type: mediaType })
    const findings =
      isJson && bytes.length > 0 && body === undefined
        ? [finding('the body is no JSON', contracted.pointer)]
        : check(
            contracted,
            { status, body: outgoing, headers: Object.fromEntries(response.headers) },
            momentOf(response.headers),
          ).map(({ says, pointer }) => finding(`${status}: ${says}`, pointer))
    findings.push(...aboutProblem(status, body, traceId).map((says) => finding(says, '#/components/schemas/Problem')))
    findings.push(
      ...aboutFile(status, mediaType, bytes, response.headers).map((says) => finding(says, contracted.pointer)),
    )
    const received = Date.now()
    const between = clock.during(sentAt, received, Date.parse(response.headers.get('date') ?? ''))
    return { status, headers: response.headers, bytes, mediaType, body, findings, between, finding }
  }
  return { ask, seen }
}

/** When a backend says it has answered, by its own clock; the second that it names is not over before its end. */
function momentOf(headers: Headers): Date {
  const told = Date.parse(headers.get('date') ?? '')
  return new Date(Number.isNaN(told) ? Date.now() : told + 999)
}

/** A header that is empty is one to leave out. */
const withoutEmpty = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))

function pathOf(template: string, { params = {}, query = {} }: Parts): string {
  const path = template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`
}

function contentOf({ body, mediaType }: Parts) {
  if (body === undefined) return undefined
  if (mediaType === undefined) return { mediaType: 'application/json', bytes: JSON.stringify(body) }
  return { mediaType, bytes: typeof body === 'string' ? body : new Uint8Array(body as Uint8Array) }
}

/** The body at once, or in two parts with something between them. */
function bodyOf(content: string | Uint8Array<ArrayBuffer>, whileHeld: Parts['whileHeld']) {
  if (whileHeld === undefined) return { body: content }
  const bytes = new Uint8Array(Buffer.from(content))
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async start(stream) {
      stream.enqueue(bytes.slice(0, 3))
      await whileHeld()
      stream.enqueue(bytes.slice(3))
      stream.close()
    },
  })
  return { body, duplex: 'half' as const }
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** A refusal carries its own status and the trace id that was sent (A148). */
function aboutProblem(status: number, body: unknown, traceId: string): string[] {
  const problem = body as { status?: unknown; traceId?: unknown } | undefined
  if (status < 400 || typeof problem !== 'object' || problem === null) return []
  return [
    ...(problem.status === status ? [] : [`the status is ${status}, the body says ${String(problem.status)}`]),
    ...(problem.traceId === traceId || !isUuid(traceId) ? [] : ['traceId is not the one of the request']),
  ]
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** What a file of its kind begins and ends with, and that its name is told (A153, R257). */
function aboutFile(status: number, mediaType: string, bytes: Buffer, headers: Headers): string[] {
  if (status !== 200 || bytes.length === 0 || mediaType.endsWith('json')) return []
  const name = headers.get('content-disposition') ?? ''
  const length = headers.get('content-length')
  const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF')
  const isUtf8 = readText(bytes)
  return [
    ...(/^attachment;.*filename/i.test(name) ? [] : ['Content-Disposition names no file']),
    ...(length === null || Number(length) === bytes.length ? [] : ['Content-Length is not the length of the body']),
    ...(mediaType !== 'application/pdf' || isPdf ? [] : ['the file is no whole PDF']),
    ...(mediaType !== 'text/csv' || isUtf8?.startsWith('\uFEFF')
      ? []
      : ['the CSV is not UTF-8 with a byte order mark']),
  ]
}

/** The text, with its byte order mark; undefined when it is not UTF-8. */
export function readText(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
