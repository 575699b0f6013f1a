import type { Answer } from 'virtual:contract-answers'
import { validators } from 'virtual:contract-validators'
import type { ErrorObject } from 'ajv'
import { findBrokenRelations } from '#contract-checks/relations.ts'
import { informativeErrors } from '#contract-checks/violations.ts'
import { updateCall, onCalls, readCalls, type Call, type Deviation } from '../calls/call-log.ts'
import { documentedAnswer, placeOf } from './documented-answer.ts'
import { operationOf } from './operation-of.ts'
import { formatBody, jsonOf } from '../calls/call-text.ts'
import { whenIdle } from '../idle.ts'

/** Everything in an answer that the contract does not allow; including unknown fields. */
export async function validateCall(call: Call): Promise<Deviation[]> {
  const { method, path, status, header, body } = call
  if (status === undefined || header === undefined || body === undefined) return []
  const operation = operationOf(method, path)
  if (operation === undefined) return [{ at: 'call', problem: 'is none of the contract', contract: '/paths' }]
  const answer = documentedAnswer(operation, status)
  if (answer === undefined)
    return [{ at: 'status', problem: `${status} is not documented`, contract: placeOf(operation) }]
  return [...validateHeaders(answer, header), ...(await validateBody(answer, header, body))]
}

function validateHeaders({ headers }: Answer, header: Header): Deviation[] {
  return Object.entries(headers).flatMap(([name, { required, pointer, schema }]) => {
    const value = header(name)
    const at = `header ${name}`
    if (value === null) return required ? [{ at, problem: 'is missing', contract: `${pointer}/required` }] : []
    return validateHeader(schema, value).map((found) => ({ ...found, at }))
  })
}

/** A header is text on the wire; what the contract calls a number or yes and no is one when it is written as such. */
function validateHeader(schema: string | undefined, text: string): Deviation[] {
  const found = validateValue(schema, text)
  return /^(\d+|true|false)$/.test(text) && validateValue(schema, JSON.parse(text)).length === 0 ? [] : found
}

type Header = (name: string) => string | null

async function validateBody(answer: Answer, header: Header, body: string | Blob): Promise<Deviation[]> {
  const [first] = Object.values(answer.content)
  const isEmpty = (typeof body === 'string' ? body.length : body.size) === 0
  if (first === undefined) return isEmpty ? [] : [{ at: 'body', problem: 'is not empty', contract: answer.pointer }]
  if (isEmpty) return [{ at: 'body', problem: 'is missing', contract: first.pointer }]
  const mediaType = header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const media = Object.hasOwn(answer.content, mediaType) ? answer.content[mediaType] : undefined
  if (media === undefined) {
    const problem = `${mediaType || 'no type'} is not one of ${Object.keys(answer.content).join(', ')}`
    return [{ at: 'header Content-Type', problem, contract: `${answer.pointer}/content` }]
  }
  if (media.schema === undefined) return []
  const value = jsonOf(typeof body === 'string' ? body : await body.text())
  if (value === undefined) return [{ at: 'body', problem: 'is no JSON', contract: media.pointer }]
  const wrong = validateValue(media.schema, value)
  return wrong.length > 0 ? wrong : validateInvariants(media, value, momentOf(header('Date')))
}

/** The time of the server's answer; the Date header has whole seconds, so the end of that second is used. */
const momentOf = (date: string | null): Date => (date === null ? new Date() : new Date(Date.parse(date) + 999))

/** The relations between fields, of a body that has the right shape. */
function validateInvariants({ invariants }: Answer['content'][string], value: unknown, now: Date): Deviation[] {
  return findBrokenRelations(invariants, value, { now }).map(({ relation, place }) => ({
    at: `/${place.join('/')}`,
    problem: `does not keep ${relation.holds}`,
    contract: relation.pointer.slice(1),
  }))
}

function validateValue(schema: string | undefined, value: unknown): Deviation[] {
  const validate = schema === undefined ? undefined : validators[schema]
  if (validate === undefined || validate(value)) return []
  return informativeErrors(validate.errors ?? []).map(({ error }) => ({
    at: pointerOf(error),
    problem: problemOf(error),
    contract: `${(error.parentSchema as { 'x-at': string })['x-at']}/${error.keyword}`,
  }))
}

const namedIn = ({ params }: ErrorObject): string | undefined =>
  (params.missingProperty ?? params.unevaluatedProperty ?? params.additionalProperty) as string | undefined

function pointerOf(error: ErrorObject): string {
  const name = namedIn(error)
  const last = name === undefined ? '' : `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  return error.instancePath + last || '/'
}

function problemOf({ keyword, message = keyword, params, data }: ErrorObject): string {
  if (keyword === 'required') return 'is missing'
  if (keyword.endsWith('Properties')) return 'is a field that the contract does not name'
  const rule = keyword === 'enum' ? `must be one of ${(params.allowedValues as unknown[]).join(', ')}` : message
  const is = typeof data === 'object' && data !== null ? (Array.isArray(data) ? 'a list' : 'an object') : String(data)
  return `${rule}, but is ${typeof data === 'string' ? `“${is.slice(0, 60)}”` : is}`
}

/** A deviation that the panel caused on purpose is not one of the server. */
const isOwnWork = ({ chosen }: Call): boolean => chosen?.endsWith('.unreadable') === true

const seen = new Set<number>()

/** Validates every answer that has come or will come, one at a time, whenever the page is idle. */
export function validateCalls(): void {
  onCalls(() => validateNext())
  validateNext()
}

function validateNext(): void {
  const call = readCalls().find(({ id, ending }) => ending === 'answered' && !seen.has(id))
  if (call === undefined) return
  seen.add(call.id)
  whenIdle(() => {
    void validateOne(call)
  })
}

async function validateOne(call: Call): Promise<void> {
  const shown = formatBody(call.body)
  updateCall(call.id, { ...(!isOwnWork(call) && { deviations: await validateCall(call) }), body: undefined, shown })
  validateNext()
}
