/** The contract as a document, and its operations with everything resolved that they refer to. */
import { readBundle } from '#contract-checks/bundle-file.ts'
import type { OperationId } from '#generated/operations.ts'
import type { Rule } from '#contract-checks/relations.ts'

/** A figure of a rule that no keyword of a schema can say. */
export type Constant = { value: number; unit: string; description: string }

export type Schema = {
  $ref?: string
  type?: string | string[]
  default?: unknown
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minProperties?: number
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  additionalProperties?: boolean | Schema
  unevaluatedProperties?: boolean
  example?: unknown
  examples?: unknown[]
  description?: string
  'x-invariants'?: string[]
  'x-rules'?: Rule[]
  'x-porting'?: string[]
  'x-constants'?: Record<string, Constant>
  /** The rows of this list are the same for every customer. */
  'x-shared'?: true
}
/**
 * A success ends the sessions of the caller (but that of the call), of the person whom the body names or of the record that is changed,
 * or only the session of the call; `when` is the field of the body whose change does, `to` the only value that does.
 */
export type EndedSessions = {
  of: 'caller' | 'person' | 'record' | 'session'
  when?: string
  to?: unknown
  /** What a call in such a session is answered with from then on. */
  status: 401 | 458
  reason?: string
}
type Example = { $ref?: string; summary?: string; value: unknown }
export type Media = { schema?: Schema; example?: unknown; examples?: Record<string, Example> }
export type Content = Record<string, Media>
/**
 * Which rows a query parameter keeps, by one of these fields of a row: that of its values, of its value, with its value as a part, from
 * or to its day on; with `added` those where the field is true come along; a search and the choice of a record have no field.
 */
export type Filter =
  | { fields: string[]; keeps: 'oneOf' | 'equal' | 'part' | 'from' | 'to' | 'added' }
  | { fields?: undefined; keeps: 'search' | 'choice' }
export type Parameter = {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
  example?: unknown
  'x-filter'?: Filter
  /** The fields of a row, those that its list has, in which a search finds each term. */
  'x-searched'?: string[]
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
  'x-ends-sessions'?: EndedSessions[]
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
  /** Its JSON pointer in the bundle. */
  pointer: `#/paths/${string}`
  tags: string[]
  /** True without `security: []` in the contract. */
  needsSession: boolean
  roles: string[]
  parameters: Parameter[]
  body: { required: boolean; content: Content } | undefined
  /** By status as text, with `default` for every other refusal; each with its JSON pointer in the bundle. */
  responses: Record<string, Response & { pointer: string }>
  operation: Operation
}

export type Contract = {
  version: string
  schemas: Record<string, Schema>
  /** The value of a named example, or of a reference to one. */
  example: (example: Example) => unknown
  /** Throws when the bundle has no such operation. */
  operation: (id: OperationId) => FlatOperation
  /** The name and value of each step of a pointer (`#/…`), references followed; ends where the bundle has nothing. */
  along: (pointer: string) => Step[]
}

type Step = { name: string; value: unknown }

/** Reads a bundle: `generated/openapi.yaml`, unless another one is passed. */
export function readContract(bundle: unknown = readBundle()): Contract {
  const document = bundle as Document
  let operations: Map<string, FlatOperation> | undefined
  return {
    version: document.info.version,
    schemas: document.components.schemas,
    example: (example) => resolveRef(document, example).value,
    operation: (id) => {
      operations ??= new Map(operationsOf(document).map((operation) => [operation.id, operation]))
      const found = operations.get(id)
      if (found === undefined) throw new Error(`The bundle has no ${id}`)
      return found
    },
    along: (pointer) => stepsOf(document, pointer),
  }
}

function stepsOf(document: Document, pointer: string): Step[] {
  const steps: Step[] = []
  let holder: unknown = document
  for (const name of keysOf(pointer)) {
    const value = (holder as Record<string, unknown> | undefined)?.[name]
    if (value === undefined) break
    holder = typeof value === 'object' && value !== null ? resolveRef(document, value) : value
    steps.push({ name, value: holder })
  }
  return steps
}

export const methods: readonly Method[] = ['get', 'put', 'post', 'delete', 'patch']

export function operationsOf(document: Document): FlatOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation === undefined ? [] : flatten(document, { path, method, item, operation })
    }),
  )
}

type Place = { path: string; method: Method; item: PathItem; operation: Operation }

function flatten(document: Document, { path, method, item, operation }: Place): FlatOperation {
  const pointer = `#/paths/${escapeKey(path)}/${method}` as const
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
  const responses = Object.entries(operation.responses ?? {}).map(([status, reference]) => {
    const response = resolveRef(document, reference)
    const headers = Object.entries(response.headers ?? {}).map(([name, header]) => [name, resolveRef(document, header)])
    return [
      status,
      {
        ...response,
        ...(response.headers && { headers: Object.fromEntries(headers) as Record<string, Header> }),
        pointer: reference.$ref ?? `${pointer}/responses/${status}`,
      },
    ] as const
  })
  return {
    id: operation.operationId,
    path,
    method,
    area: areaOf(path),
    pointer,
    tags: operation.tags ?? [],
    needsSession: operation.security === undefined || operation.security.length > 0,
    roles: operation['x-roles'] ?? [],
    parameters: parameters.map((parameter) => resolveRef(document, parameter)),
    body: operation.requestBody && {
      required: operation.requestBody.required === true,
      content: operation.requestBody.content,
    },
    responses: Object.fromEntries(responses),
    operation,
  }
}

/** The first segment of the path, or `common` for the calls that belong to no area. */
function areaOf(path: string): string {
  const first = path.split('/')[1]
  return first === 'private' || first === 'business' || first === 'bank' ? first : 'common'
}

/** Follows a local reference; anything that is not a reference is returned as it is. */
export function resolveRef<T extends { $ref?: string }>(document: Document, value: T): T {
  if (value.$ref === undefined) return value
  const target = keysOf(value.$ref).reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[key],
    document,
  )
  if (target === undefined) throw new Error(`The bundle has nothing at ${value.$ref}`)
  return resolveRef(document, target as T)
}

/** Escapes a key for a JSON pointer (RFC 6901), and the reverse. */
export const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
export const unescapeKey = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** References are followed thousands of times, and there are a few hundred of them. */
const keysByReference = new Map<string, readonly string[]>()

/** The keys that a local reference (`#/components/…`) leads through. */
function keysOf(reference: string): readonly string[] {
  const found = keysByReference.get(reference)
  if (found !== undefined) return found
  const keys = reference.slice('#/'.length).split('/').map(unescapeKey)
  keysByReference.set(reference, keys)
  return keys
}

export const isJson = (mediaType: string): boolean => /^application\/([a-z.-]+\+)?json$/.test(mediaType)

/** The schema of the JSON that an operation takes; undefined when it takes none. */
export const bodySchemaOf = (contract: Contract, id: OperationId): Schema | undefined =>
  contract.operation(id).body?.content['application/json']?.schema
