/** The bundled contract, and short ways to ask it for an operation and for the fields of a body. */
import { join } from 'node:path'
import {
  type Content,
  type Document,
  type FlatOperation,
  isJson,
  operationsOf,
  resolveRef,
  type Schema,
} from '#contract-checks/contract.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { ruleset } from '#scripts/contract/ruleset.ts'
import { root } from '#scripts/run.ts'

export const contract: Document = readDocument(join(root, 'generated/openapi.yaml'))
export const operations: FlatOperation[] = operationsOf(contract)

/** The operation of a call such as `GET /private/product`. */
export function call(name: string): FlatOperation {
  const found = operations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === name)
  if (found === undefined) throw new Error(`The contract has no call ${name}`)
  return found
}

export function schema(name: string): Schema {
  const found = contract.components.schemas[name]
  if (found === undefined) throw new Error(`The contract has no schema ${name}`)
  return found
}

/** The JSON schema of a body; undefined when there is none, or a file. */
export const jsonOf = (content: Content | undefined): Schema | undefined =>
  Object.entries(content ?? {}).find(([mediaType]) => isJson(mediaType))?.[1].schema

/** The status, media types and JSON schema with which an operation succeeds. */
export function success(operation: FlatOperation) {
  const [status, answer] = Object.entries(operation.responses).find(([code]) => code.startsWith('2'))!
  return { status: Number(status), mediaTypes: Object.keys(answer.content ?? {}), json: jsonOf(answer.content) }
}

/** What a reference, a nullable reference or a list comes down to. */
export function core(given: Schema): Schema {
  const target = resolveRef(contract, given)
  const alternatives = target.anyOf?.filter((part) => part.type !== 'null')
  if (alternatives?.length === 1) return core(alternatives[0]!)
  return target.type === 'array' ? core(target.items!) : target
}

/** What the customer and the bank read and change of a private customer, as the requirements list it. */
export const personalInformation =
  'salutation, title?:string|null, firstName, lastName, birthdate:date, street, zipcode, city'

type Field = { schema: Schema; required: boolean }

/** The fields of an object, with those of everything it is composed of. */
export function fieldsOf(given: Schema): Record<string, Field> {
  const target = core(given)
  const composed = (target.allOf ?? []).map(fieldsOf)
  const own = Object.entries(target.properties ?? {}).map(([name, field]): [string, Field] => [
    name,
    { schema: field, required: target.required?.includes(name) ?? false },
  ])
  return Object.assign({}, ...composed, Object.fromEntries(own)) as Record<string, Field>
}

/** What kind of value a field holds: its format for dates, else its type; `|null` when it may be unknown. */
function kindOf(given: Schema): string {
  const target = resolveRef(contract, given)
  const parts = target.anyOf ?? [target]
  const kinds = parts
    .map((part) => resolveRef(contract, part))
    .flatMap(({ type, format }) =>
      [type].flat().map((name) => (name === 'string' && format?.startsWith('date') ? format : name)),
    )
  return kinds.join('|')
}

/**
 * Writes a schema the way the requirements do, along the words of `like`: `id, postalAddress{zipcode,city}, note?:null`.
 * Fields come in the order of `like`, then what it does not name; `?` marks what may be left out; a kind (`:boolean`)
 * and the inside of an object are shown where `like` names them.
 */
export function outline(given: Schema, like: string): string {
  const fields = fieldsOf(given)
  const wanted = new Map(split(like).map((word) => [/^\w+/.exec(word)?.[0] ?? word, word]))
  const order = [...wanted.keys()].filter((name) => name in fields)
  // A rule of the lint checks which records carry an etag (`etags`).
  const beyond = Object.keys(fields).filter((name) => !wanted.has(name) && name !== 'etag')
  return [...order, ...beyond]
    .map((name) => {
      const { schema: field, required } = fields[name]!
      const [, kind, inside] = /^\w+\??(:[^{]+)?(?:\{(.*)\})?$/s.exec(wanted.get(name) ?? name) ?? []
      const deep = inside === undefined ? '' : `{${outline(field, inside)}}`
      return `${name}${required ? '' : '?'}${kind === undefined ? '' : `:${kindOf(field)}`}${deep}`
    })
    .join(', ')
}

/** The words of an outline, split at the commas that are not inside braces. */
const split = (like: string): string[] => like.match(/[^,\s{]+(\{(?:[^{}]|\{[^{}]*\})*\})?/g) ?? []

/** An outline as it is written by hand, with even spaces. */
export const tidy = (like: string): string =>
  split(like)
    .map((word) => word.replace(/\{(.*)\}$/s, (_, inside: string) => `{${tidy(inside)}}`))
    .join(', ')

/** What an operation sends: an outline along `like`, `file`, or `nothing`. */
export function sentBy(operation: FlatOperation, like: string): string {
  if (operation.body === undefined) return 'nothing'
  const json = jsonOf(operation.body.content)
  return json === undefined ? 'file' : outline(json, like)
}

/** What an operation answers when it succeeds: the name of a schema, `file`, or `nothing`. */
export function answeredBy(operation: FlatOperation): string {
  const { json, mediaTypes } = success(operation)
  if (mediaTypes.length === 0) return 'nothing'
  return json === undefined ? 'file' : (json.$ref?.split('/').at(-1) ?? 'a schema without a name')
}

/** One fault: what is wrong, the rule that must see it, and how it is planted into a copy of the contract. */
export type Fault = [what: string, rule: string, plant: (copy: Document) => void]

/** The names of the rules that refuse a copy of the contract with one planted fault. */
export function refusedBy(plant: (copy: Document) => void): string[] {
  const copy = structuredClone(contract)
  plant(copy)
  return [...new Set(ruleset(copy).map(({ rule }) => rule))]
}
