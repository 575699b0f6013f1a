/** The contract as the scripts and tests see it: the bundle, parsed, with its operations laid out flat. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Rule } from '#contract-checks/relations.ts'
import { stepsOf } from './pointer.ts'

export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  example?: unknown
  examples?: unknown[]
  description?: string
  'x-invariants'?: string[]
  'x-rules'?: Rule[]
  'x-porting'?: string[]
}
type Example = { $ref?: string; summary?: string; value: unknown }
export type Media = { schema?: Schema; example?: unknown; examples?: Record<string, Example> }
export type Content = Record<string, Media>
export type Parameter = {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
  example?: unknown
}
type Header = { $ref?: string; required?: boolean; schema?: Schema; example?: unknown }
type Response = {
  $ref?: string
  description?: string
  headers?: Record<string, Header>
  content?: Content
}
export type Operation = {
  operationId: string
  tags?: string[]
  summary?: string
  description?: string
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Response>
  'x-roles'?: string[]
}
export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch'
type PathItem = { parameters?: Parameter[] } & Partial<Record<Method, Operation>>
export type Document = {
  info: { version: string }
  tags: { name: string; description: string }[]
  servers?: { url: string }[]
  paths: Record<string, PathItem>
  components: {
    schemas: Record<string, Schema>
    responses?: Record<string, Response>
    parameters?: Record<string, Parameter>
    headers?: Record<string, Header>
    examples?: Record<string, Example>
  }
  /** What the words of `x-porting` beside a pattern mean. */
  'x-porting-notes'?: Record<string, string>
}

/** One operation with everything resolved that the path item, the parameters and the responses refer to. */
export type FlatOperation = {
  id: string
  path: string
  method: Method
  area: string
  tags: string[]
  /** A call without a session says `security: []`. */
  needsSession: boolean
  roles: string[]
  parameters: Parameter[]
  body: { required: boolean; content: Content } | undefined
  responses: Record<string, Response>
  operation: Operation
}

export const methods: readonly Method[] = ['get', 'put', 'post', 'delete', 'patch']

export const readDocument = (file: string): Document => parse(readFileSync(file, 'utf8')) as Document

/** Follows a local reference; anything that is not a reference is given back as it is. */
export function resolve<T extends { $ref?: string }>(document: Document, value: T): T {
  if (value.$ref === undefined) return value
  const target = stepsOf(value.$ref).reduce<unknown>(
    (node, step) => (node as Record<string, unknown> | undefined)?.[step],
    document,
  )
  if (target === undefined) throw new Error(`Nothing at ${value.$ref}`)
  return resolve(document, target as T)
}

/** An answer with its headers. */
function resolveAnswer(document: Document, given: Response): Response {
  const answer = resolve(document, given)
  if (answer.headers === undefined) return answer
  const headers = Object.entries(answer.headers).map(([name, header]) => [name, resolve(document, header)])
  return { ...answer, headers: Object.fromEntries(headers) as Record<string, Header> }
}

export function operationsOf(document: Document): FlatOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (operation === undefined) return []
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      const responses = Object.entries(operation.responses ?? {})
      return {
        id: operation.operationId,
        path,
        method,
        area: areaOf(path),
        tags: operation.tags ?? [],
        needsSession: operation.security === undefined || operation.security.length > 0,
        roles: operation['x-roles'] ?? [],
        parameters: parameters.map((parameter) => resolve(document, parameter)),
        body: operation.requestBody && {
          required: operation.requestBody.required === true,
          content: operation.requestBody.content,
        },
        responses: Object.fromEntries(responses.map(([status, answer]) => [status, resolveAnswer(document, answer)])),
        operation,
      }
    }),
  )
}

/** The first segment of the path, or `common` for the calls that belong to no area. */
function areaOf(path: string): string {
  const first = path.split('/')[1]
  return first === 'private' || first === 'business' || first === 'bank' ? first : 'common'
}

/** A write on one customer, which answers 423 while a task runs (A149). */
export function writesCustomer(operation: Pick<FlatOperation, 'path' | 'method' | 'needsSession'>): boolean {
  if (operation.method === 'get' || !operation.needsSession) return false
  if (operation.path.includes('/auth/')) return false
  return /^\/(private|business)\//.test(operation.path) || operation.path.includes('{customerId}')
}

/**
 * It makes or starts something, so that doing it twice is not the same as doing it once: it takes an Idempotency-Key. What a
 * code or the password of the person is needed for, or what sends a code, is done once by itself.
 */
export function startsSomething(document: Document, operation: FlatOperation): boolean {
  return (
    operation.method === 'post' &&
    operation.needsSession &&
    !operation.path.endsWith('/logout') &&
    !invitesGuessing(document, operation)
  )
}

/** The names of the fields that a call sends as JSON. */
const sentFields = (document: Document, { body }: FlatOperation): string[] =>
  Object.values(body?.content ?? {}).flatMap(({ schema }) =>
    Object.keys(schema ? (resolve(document, schema).properties ?? {}) : {}),
  )

/** A password is hashed on the server, which takes long on purpose: too many at once are refused with 503. */
export const takesPassword = (document: Document, operation: FlatOperation): boolean =>
  sentFields(document, operation).some((name) => /password/i.test(name))

/**
 * Somebody could try out passwords, codes, addresses and customer numbers with it, or have messages sent to people: too
 * many of that are refused with 429.
 */
export const invitesGuessing = (document: Document, operation: FlatOperation): boolean =>
  takesPassword(document, operation) ||
  sentFields(document, operation).includes('tanToken') ||
  operation.operation.responses['200']?.content?.['application/json']?.schema?.$ref?.endsWith('/TanCreated') === true ||
  (!operation.needsSession && operation.method !== 'get')

export const isJson = (mediaType: string): boolean => /^application\/([a-z.-]+\+)?json$/.test(mediaType)
