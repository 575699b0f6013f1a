/** Reads a request as the contract describes it, or returns the rules that it breaks. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Violation } from '#generated/model/violation.ts'
import type { Contract, FlatOperation, Parameter, Schema } from '#contract-checks/contract.ts'
import { type Relation, type Rule, findBrokenRelations, rulesOf } from '#contract-checks/relations.ts'
import { type Validator, requestValidator } from '#contract-checks/validator.ts'
import { violationsOf } from '#contract-checks/violations.ts'

/** A request as it arrived; query keys that were repeated have several values. */
type RawRequest = {
  params: Record<string, string>
  query: Record<string, string | string[]>
  /** Names in the query whose value is no percent-encoded UTF-8. */
  unreadable?: string[]
  headers: IncomingHttpHeaders
  body: Buffer
  /** The moment of the call, when it is not that of here. */
  now?: Date
}
type ReadRequest = { query: object; headers: object; body: unknown }

export type RequestCheck = {
  /** False when an id or another part of the path cannot name anything, which is a 404 (A147). */
  namesSomething: (operation: FlatOperation, params: Record<string, string>) => boolean
  /** Everything but the path. */
  read: (operation: FlatOperation, raw: RawRequest) => { request: ReadRequest; violations: Violation[] }
}

export function requestCheck(contract: Contract): RequestCheck {
  const validate = requestValidator(contract.schemas)
  const typeOf = (schema: Schema): Schema => {
    const target = schema.$ref && contract.schemas[schema.$ref.split('/').at(-1)!]
    return target ? { ...typeOf(target), ...(schema.default === undefined ? {} : { default: schema.default }) } : schema
  }

  const readParameter = (parameter: Parameter, value: string | string[] | undefined) => {
    const type = typeOf(parameter.schema)
    if (value === undefined) {
      const missing = parameter.required ? [{ field: parameter.name, rule: 'required' }] : []
      return { value: type.default, violations: missing }
    }
    const typed = typedValue(type, value, typeOf)
    const found = violationsOf(validate(parameter.schema, typed))
    return {
      value: typed,
      violations: found.map(({ field, rule }) => ({ field: [parameter.name, field].filter(Boolean).join('.'), rule })),
    }
  }

  const readAll = (parameters: Parameter[], valueOf: (name: string) => string | string[] | undefined) => {
    const results = parameters.map((one) => ({ name: one.name, ...readParameter(one, valueOf(one.name)) }))
    const present = results.filter(({ value }) => value !== undefined)
    return {
      values: Object.fromEntries(present.map(({ name, value }) => [name, value])),
      violations: results.flatMap(({ violations }) => violations),
    }
  }

  const rulesBySchema = new Map<Schema, (Relation & Rule)[]>()
  /** Which rules between the fields are broken, by a body that is right field by field. */
  const brokenRules = (operation: FlatOperation, body: unknown, { params: path, now = new Date() }: RawRequest) => {
    const schema = operation.body?.content['application/json']?.schema
    if (schema === undefined) return []
    const rules = rulesBySchema.get(schema) ?? rulesOf(contract.schemas, schema, operation.pointer)
    rulesBySchema.set(schema, rules)
    return findBrokenRelations(rules, body, { now, path }).map(({ relation: { field, rule, code }, place }) => ({
      field: [...place, field].filter(Boolean).join('.'),
      rule,
      code,
    }))
  }

  return {
    namesSomething: (operation, params) =>
      operation.parameters
        .filter((parameter) => parameter.in === 'path')
        .every((parameter) => readParameter(parameter, params[parameter.name]).violations.length === 0),
    read: (operation, raw) => {
      const of = (place: Parameter['in']) => operation.parameters.filter((parameter) => parameter.in === place)
      const query = readAll(of('query'), (name) => raw.query[name])
      const declared = new Set(of('query').map(({ name }) => name))
      const unknown = Object.keys(raw.query).filter((name) => !declared.has(name))
      const headers = readAll(of('header'), (name) => raw.headers[name.toLowerCase()])
      const body = readBody(operation, raw, validate)
      const violations = [
        ...headers.violations,
        ...query.violations,
        ...(raw.unreadable ?? []).map((name) => ({ field: name.slice(0, 200), rule: 'format' })),
        ...unknown.map((name) => ({ field: name.slice(0, 200), rule: 'additionalProperties' })),
        ...body.violations,
      ].slice(0, 100)
      return {
        request: { query: query.values, headers: headers.values, body: body.value },
        violations: violations.length > 0 ? violations : brokenRules(operation, body.value, raw),
      }
    },
  }
}

function typedValue(type: Schema, value: string | string[], typeOf: (schema: Schema) => Schema): unknown {
  if (type.type === 'array') return [value].flat().map((one) => typedValue(typeOf(type.items ?? {}), one, typeOf))
  if (typeof value !== 'string') return value
  if (type.type === 'integer' || type.type === 'number') return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
  if (type.type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  return value
}

const isJson = (mediaType: string) => /^application\/([a-z.-]+\+)?json$/.test(mediaType)

function readBody(
  operation: FlatOperation,
  { headers, body }: RawRequest,
  validate: Validator,
): { value: unknown; violations: Violation[] } {
  const refused = (rule: string) => ({ value: undefined, violations: [{ field: '', rule }] })
  if (body.length === 0) return operation.body?.required ? refused('required') : { value: undefined, violations: [] }
  if (operation.body === undefined) return refused('not')
  const mediaType = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
  const { content } = operation.body
  if (!Object.hasOwn(content, mediaType)) return refused('contentMediaType')
  const media = content[mediaType]!
  if (!isJson(mediaType)) return { value: new Blob([new Uint8Array(body)], { type: mediaType }), violations: [] }
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    return { value, violations: violationsOf(validate(media.schema ?? {}, value)) }
  } catch {
    return refused('type')
  }
}
