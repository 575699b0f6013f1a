/** The bundle as the sandbox and the conformance kit read it: what each operation takes and answers, with references to parts resolved. */
import { readBundle } from '#contract-checks/bundle-file.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import type { Rule } from '#contract-checks/relations.ts'

export type Schema = {
  $ref?: string
  type?: string | string[]
  default?: unknown
  enum?: unknown[]
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
  'x-invariants'?: string[]
  'x-rules'?: Rule[]
}
export type Parameter = {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
  example?: unknown
}
type Example = { $ref?: string; value: unknown }
type Content = Record<string, { schema?: Schema; examples?: Record<string, Example> }>
type Header = { $ref?: string; required?: boolean; schema: Schema; example?: unknown }
type Answer = {
  $ref?: string
  headers?: Record<string, Header>
  content?: Content
  /** Where it stands in the bundle. */
  pointer: string
}
type Operation = {
  summary?: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Omit<Answer, 'pointer'>>
}
type Document = {
  info: { version: string }
  paths: Record<string, { parameters?: Parameter[] } & Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** One operation; `answers` by status as text, with `default` for every other refusal. */
export type ContractOperation = {
  /** Where it stands in the bundle. */
  pointer: string
  summary: string
  parameters: Parameter[]
  body: { required: boolean; content: Content } | undefined
  answers: Record<string, Answer>
}

export type Contract = {
  version: string
  schemas: Record<string, Schema>
  /** The value of a named example, or of a reference to one. */
  example: (example: Example) => unknown
  operation: (id: OperationId) => ContractOperation
}

/** Reads a bundle: `generated/openapi.yaml`, unless another one is given. */
export function readContract(bundle: unknown = readBundle()): Contract {
  const document = bundle as Document
  const known = new Map<OperationId, ContractOperation>()
  return {
    version: document.info.version,
    schemas: document.components.schemas,
    example: (example) => follow(document, example).value,
    operation: (id) => {
      const found = known.get(id) ?? flatten(document, id)
      known.set(id, found)
      return found
    },
  }
}

function flatten(document: Document, id: OperationId): ContractOperation {
  const { path, method } = operations[id]
  const item = document.paths[path]
  const operation = item?.[method.toLowerCase()]
  if (item === undefined || operation === undefined) throw new Error(`The bundle has no ${method} ${path}`)
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
  const pointer = `#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`
  const answers = Object.entries(operation.responses).map(([status, answer]) => {
    const place = answer.$ref ?? `${pointer}/responses/${status}`
    const found = follow(document, answer)
    const headers = Object.entries(found.headers ?? {}).map(([name, header]) => [name, follow(document, header)])
    return [
      status,
      { ...found, headers: Object.fromEntries(headers) as Record<string, Header>, pointer: place },
    ] as const
  })
  return {
    pointer,
    summary: operation.summary ?? '',
    parameters: parameters.map((parameter) => follow(document, parameter)),
    body: operation.requestBody && {
      required: operation.requestBody.required === true,
      content: operation.requestBody.content,
    },
    answers: Object.fromEntries(answers),
  }
}

function follow<T extends { $ref?: string }>(document: Document, value: T): T {
  if (value.$ref === undefined) return value
  const steps = value.$ref.slice('#/'.length).split('/')
  const target = steps.reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], document)
  if (target === undefined) throw new Error(`The bundle has nothing at ${value.$ref}`)
  return follow(document, target as T)
}
