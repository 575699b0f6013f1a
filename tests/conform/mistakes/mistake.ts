/** A mistake of a backend team: what it changes on the way between a client and a backend that keeps the contract. */
import type { IncomingHttpHeaders } from 'node:http'
import type { OperationId } from '#generated/operations.ts'
import type { Portal } from './portal.ts'

export const kinds = [
  'Java and Spring',
  '.NET',
  'PHP',
  'Python',
  'Go',
  'texts',
  'lists and searches',
  'days and times',
  'caches',
  'identity',
  'files',
  'protocol',
  'sums and limits',
  'safe repetition',
  'stale records',
] as const
type Kind = (typeof kinds)[number]

/** What the kit has an oracle for at every operation that it fits. */
export const oracleKinds = [
  'values',
  'lenient parsers',
  'pages and searches',
  'gone or behind',
  'ended sessions',
  'history',
  'other records',
  'rules at their edges',
  'states',
] as const

export type Call = { operation: OperationId; method: string; url: URL; headers: IncomingHttpHeaders; body: Buffer }
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Sends a call to the backend. */
type Forward = (call: Call) => Promise<Answer>

/** Answers a call in place of the backend. */
export type Behaviour = (call: Call, forward: Forward) => Promise<Answer>

export type Mistake = {
  /** One plain phrase. */
  name: string
  kind: Kind
  /** The operations that the kit is asked about. */
  only: readonly OperationId[]
  /** The operations whose calls it changes; those of `only` where it is absent. */
  changes?: readonly OperationId[]
  /** Starts with nothing remembered. */
  start: () => Behaviour
  /** Requests that show it: the result is another one with the mistake than without. */
  show: (portal: Portal) => Promise<unknown>
}

/** A mistake of a kind that the kit has an oracle for; nothing but the kit shows it. */
export type KindMistake = Omit<Mistake, 'kind' | 'show'> & { kind: (typeof oracleKinds)[number] }

export type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parseFields = (body: Buffer): Fields | undefined => {
  try {
    const value: unknown = JSON.parse(body.toString())
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The JSON object of a request or an answer; empty where there is none. */
export const fieldsOf = ({ body }: { body: Buffer }): Fields => parseFields(body) ?? {}

export const withBody = <T extends { body: Buffer }>(message: T, body: unknown): T => ({
  ...message,
  body: Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
})

export const isSuccess = ({ status }: Answer): boolean => status < 300

/** The same call as a GET of another address below the prefix of the contract. */
export function readInstead({ url, headers, ...call }: Call, path: string): Call {
  const {
    'content-type': _type,
    'content-length': _length,
    'if-match': _etag,
    'idempotency-key': _key,
    ...rest
  } = headers
  return { ...call, method: 'GET', url: new URL(`/api/ui/v1${path}`, url), headers: rest, body: Buffer.alloc(0) }
}

export const idempotencyKeyOf = ({ headers }: Call) => headers['idempotency-key'] as string | undefined

/** The path below the prefix of the contract. */
export const pathOf = ({ url }: Call): string => url.pathname.replace('/api/ui/v1', '')

/** A refusal with the body that all refusals share. */
export function refuse({ headers }: Call, status: number, more: Fields = {}): Answer {
  const body = { status, title: 'Refused', traceId: headers['x-trace-id'], ...more }
  return withBody(
    { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: Buffer.alloc(0) },
    body,
  )
}

/** Changes the JSON object of a success; `change` returns the new body, or changes the one that it gets. */
export const changeSuccess =
  (change: (body: Fields, call: Call) => unknown): Behaviour =>
  async (call, forward) => {
    const answer = await forward(call)
    const body = isSuccess(answer) ? parseFields(answer.body) : undefined
    return body === undefined ? answer : withBody(answer, change(body, call) ?? body)
  }

/** Changes each row of a list, or the record where the success is none. */
export const changeRecords = (change: (record: Fields, call: Call) => unknown): Behaviour =>
  changeSuccess((body, call) => {
    const [name] = listIn(body)
    if (name === undefined) return change(body, call)
    return { ...body, [name]: rowsOf(body).map((row) => change(row, call) ?? row) }
  })

const listIn = (body: Fields): [string, Fields[]] | [] => {
  const found = Object.entries(body).find(([, value]) => Array.isArray(value) && value.every(isFields))
  return (found as [string, Fields[]] | undefined) ?? []
}

/** The rows of a list. */
export const rowsOf = (body: Fields): Fields[] => listIn(body)[1] ?? []

/** The list with other rows; its total is what `change` makes of it. */
export function withRows(body: Fields, rows: readonly Fields[], change = (total: number) => total): Fields {
  const [name = 'results'] = listIn(body)
  const meta = isFields(body.meta) ? { meta: { ...body.meta, total: change(body.meta.total as number) } } : {}
  return { ...body, ...meta, ...('total' in body && { total: change(body.total as number) }), [name]: rows }
}

/** Changes the JSON object of a request; one that is no object is forwarded as it is. */
export const changeRequest =
  (change: (body: Fields, call: Call) => unknown): Behaviour =>
  async (call, forward) => {
    const body = parseFields(call.body)
    return forward(body === undefined ? call : withBody(call, change(body, call) ?? body))
  }

/** Changes one text of a request. */
export const changeText = (field: string, change: (text: string) => unknown): Behaviour =>
  changeRequest((body) => {
    const { [field]: text } = body
    return typeof text === 'string' ? { ...body, [field]: change(text) } : body
  })

/** Changes the query of a request. */
export const changeQuery =
  (change: (query: URLSearchParams) => void): Behaviour =>
  async (call, forward) => {
    const url = new URL(call.url)
    change(url.searchParams)
    const isSame = url.searchParams.toString() === call.url.searchParams.toString()
    return forward(isSame ? call : { ...call, url })
  }

/** Changes every value of a body, also in objects and lists in it; a field whose new value is undefined is left out. */
export function changeValues(value: unknown, change: (value: unknown, key: string) => unknown, key = ''): unknown {
  if (Array.isArray(value))
    return change(
      value.map((one) => changeValues(one, change, key)),
      key,
    )
  if (!isFields(value)) return change(value, key)
  const entries = Object.entries(value).map(([name, one]) => [name, changeValues(one, change, name)] as const)
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined))
}

/** A percent-encoded text of a header; undefined where it is none. */
export function decodeText(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}
