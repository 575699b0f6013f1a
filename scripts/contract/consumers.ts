/** Other teams that use the contract: `openapi/consumers/<name>.json` says which operations and fields, and a change whom it breaks. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  type Content,
  type Document,
  type FlatOperation,
  type Schema,
  escapeKey,
  isJson,
  operationsOf,
  unescapeKey,
} from '#contract-checks/contract.ts'
import { root } from '../run.ts'
import type { Change } from './change.ts'
import { usesOf } from './uses.ts'

/** What a team uses of one operation; a field is a path such as `results[].amount`. */
export type OperationUse = {
  /** Names of headers and of parameters in the query. */
  parameters: string[]
  sends: string[]
  reads: string[]
  /** The statuses that it handles. */
  statuses: number[]
}
export type Manifest = { operations: Record<string, OperationUse> }
export type Consumer = Manifest & { name: string }

export const consumersFolder = join(root, 'openapi/consumers')

export const readConsumers = (folder = consumersFolder): Consumer[] =>
  existsSync(folder)
    ? globSync('*.json', { cwd: folder })
        .toSorted()
        .map((file) => ({
          name: basename(file, '.json'),
          ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Manifest),
        }))
    : []

/** What a change breaks for one consumer: `privateGetProduct reads costs.starter`. */
export type Breakage = { consumer: string; uses: string[] }

type Contracts = { before: Document; after: Document }

/** The consumers that a breaking change concerns, with what they use of it; `before` is the contract that they know. */
export function consumersBrokenBy(
  change: Change,
  consumers: readonly Consumer[],
  { before, after }: Contracts,
): Breakage[] {
  const [isOfReaders, isOfCallers] = [change.breaks?.includes('reader'), change.breaks?.includes('caller')]
  if (!isOfReaders && !isOfCallers) return []
  const operations = new Map(operationsOf(before).map((operation) => [operation.id, operation]))
  const pointer = change.formerPointer ?? change.pointer
  const touched = new Set(usesOf(before, pointer).map(({ operation }) => operation))
  const isGlobal = /^#\/(servers|security)|^#\/components\/securitySchemes/.test(pointer)
  return consumers.flatMap(({ name, operations: used }) => {
    const uses = Object.entries(used).flatMap(([id, use]) => {
      const operation = operations.get(id)
      if (operation === undefined || (!isGlobal && !touched.has(id))) return []
      const reads = isOfReaders ? answerFields(before, operation, use).filter(concerns) : []
      const sends = isOfCallers ? requestFields(before, operation, use).filter(concerns) : []
      const fields = [...listFields('sends', sends), ...listFields('reads', reads)]
      if (fields.length > 0) return [`${id} ${fields.join(' and ')}`]
      return isGlobal || isCallConcerned(operation, use) ? [id] : []
    })
    return uses.length > 0 ? [{ consumer: name, uses }] : []
  })

  function concerns({ places }: FieldPlaces): boolean {
    return places.some((place) => isAbout(pointer, place))
  }

  /** Outside of bodies: the call itself, what it needs, a parameter that is sent or has to be from now on, a status that is handled. */
  function isCallConcerned(operation: FlatOperation, use: OperationUse): boolean {
    if (pointer.includes('/schemas/') || pointer.includes('/content/')) return false
    const answers = Object.entries(operation.responses).filter(([, answer]) =>
      `${pointer}/`.startsWith(`${answer.pointer}/`),
    )
    if (answers.length > 0) return answers.some(([status]) => use.statuses.includes(Number(status)))
    const parameter = parameterAt(before, pointer)
    if (parameter === undefined || use.parameters.includes(parameter.name)) return true
    return parameterAt(after, change.pointer)?.required === true
  }
}

const listFields = (verb: string, fields: readonly FieldPlaces[]): string[] =>
  fields.length > 0 ? [`${verb} ${fields.map(({ field }) => field).join(', ')}`] : []

/** What a consumer uses that the contract does not have, such as a field that was misspelt or is long gone. */
export const unknownUses = (consumer: Consumer, document: Document): string[] => {
  const operations = new Map(operationsOf(document).map((operation) => [operation.id, operation]))
  return Object.entries(consumer.operations).flatMap(([id, use]) => {
    const operation = operations.get(id)
    if (operation === undefined) return [id]
    const fields = [...requestFields(document, operation, use), ...answerFields(document, operation, use)]
    return fields.flatMap(({ field, places }) => (places.length === 0 ? [`${id} ${field}`] : []))
  })
}

/** A field, and where the contract describes it: the schemas that lead to it and its own. */
type FieldPlaces = { field: string; places: string[] }

const requestFields = (document: Document, { pointer, body }: FlatOperation, { sends }: OperationUse): FieldPlaces[] =>
  placesOf(document, sends, [{ content: body?.content ?? {}, pointer: `${pointer}/requestBody` }])

const answerFields = (document: Document, { responses }: FlatOperation, { reads, statuses }: OperationUse) =>
  placesOf(
    document,
    reads,
    Object.entries(responses).flatMap(([status, { content = {}, pointer }]) =>
      status.startsWith('2') || statuses.includes(Number(status)) ? [{ content, pointer }] : [],
    ),
  )

const placesOf = (
  document: Document,
  fields: readonly string[],
  bodies: readonly { content: Content; pointer: string }[],
): FieldPlaces[] =>
  fields.map((field) => {
    const steps = field.split(/\.|(?=\[\])/)
    const places = bodies.flatMap(({ content, pointer }) =>
      Object.entries(content).flatMap(([type, { schema }]) =>
        isJson(type) && schema ? follow(document, schema, `${pointer}/content/${escapeKey(type)}/schema`, steps) : [],
      ),
    )
    return { field, places }
  })

/** The pointers of the schemas that the steps lead through; empty where they lead nowhere. */
function follow(document: Document, schema: Schema, pointer: string, steps: readonly string[]): string[] {
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) {
    const target = document.components.schemas[name]
    const found = target ? follow(document, target, schema.$ref!, steps) : []
    return found.length > 0 ? [pointer, ...found] : []
  }
  const [step, ...rest] = steps
  if (step === undefined) return [pointer, ...ownReferences(schema, pointer)]
  const ways = [
    ...(['allOf', 'anyOf', 'oneOf'] as const).flatMap((choice) =>
      (schema[choice] ?? []).map((part, index) => follow(document, part, `${pointer}/${choice}/${index}`, steps)),
    ),
    ...(step === '[]' && schema.items ? [follow(document, schema.items, `${pointer}/items`, rest)] : []),
    ...(step !== '[]' && schema.properties?.[step]
      ? [follow(document, schema.properties[step], `${pointer}/properties/${escapeKey(step)}`, rest)]
      : []),
    ...(step === '*' && typeof schema.additionalProperties === 'object'
      ? [follow(document, schema.additionalProperties, `${pointer}/additionalProperties`, rest)]
      : []),
  ]
  const found = ways.flat()
  return found.length > 0 ? [pointer, ...found] : []
}

/** The named schemas of a field that may be one of several, or null. */
const ownReferences = (schema: Schema, pointer: string): string[] =>
  (['allOf', 'anyOf', 'oneOf'] as const).flatMap((choice) =>
    (schema[choice] ?? []).flatMap((part, index) => [
      `${pointer}/${choice}/${index}`,
      ...(part.$ref ? [part.$ref] : []),
    ]),
  )

/** Whether a change is one of a schema, of something that holds it, or of its own rules; not one of another field below it. */
const isAbout = (changed: string, place: string): boolean =>
  place === changed ||
  place.startsWith(`${changed}/`) ||
  (changed.startsWith(`${place}/`) && !changed.slice(place.length).includes('/properties/'))

/** The parameter that a pointer leads to or below. */
function parameterAt(document: Document, pointer: string) {
  const [, holder, name] = /^(#\/.*?parameters)\/([^/]+)/.exec(pointer) ?? []
  if (holder === undefined || name === undefined) return undefined
  const keys = `${holder}/${name}`.split('/').slice(1).map(unescapeKey)
  const found = keys.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document)
  const parameter = found as { $ref?: string; name: string; required?: boolean } | undefined
  if (parameter?.$ref !== undefined) return parameterAt(document, parameter.$ref)
  return parameter
}
