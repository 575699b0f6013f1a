/**
 * `npm run contract:consumer -- --name team --har calls.har` or `--types tsconfig.json`: writes which operations and fields a team uses, from
 * what was recorded or from the sources of a client in TypeScript.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type Content,
  type Document,
  type Schema,
  isJson,
  operationsOf,
  resolveRef,
} from '#contract-checks/contract.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { findOperation } from '#contract-checks/find-operation.ts'
import { fail, settings } from '../portal/prepare.ts'
import { root } from '../run.ts'
import { type Manifest, type OperationUse, consumersFolder } from './consumers.ts'

type Pair = { name: string }
/** The requests and responses of HAR 1.2. */
type Entry = {
  request: { method: string; url: string; headers: Pair[]; postData?: { mimeType: string; text?: string } }
  response: { status: number; content: { mimeType: string; text?: string; encoding?: string } }
}
export type Har = { log: { entries: readonly Entry[] } }

/** Gathers what the calls of a recording use of the contract; calls of anything else are left out. */
export function manifestOf(har: Har, document: Document): Manifest {
  const find = findOperation(operationsOf(document))
  const base = document.servers?.[0]?.url ?? ''
  const used = new Map<string, Used>()
  for (const { request, response } of har.log.entries) {
    const url = new URL(request.url)
    const operation = url.pathname.startsWith(base) ? find(request.method, url.pathname.slice(base.length)) : undefined
    // A call without an answer has the status 0.
    if (operation === undefined || response.status === 0) continue
    const use = used.get(operation.id) ?? {
      parameters: new Set(),
      sends: new Set(),
      reads: new Set(),
      statuses: new Set(),
    }
    used.set(operation.id, use)
    const sent = new Set([...request.headers.map(({ name }) => name.toLowerCase()), ...url.searchParams.keys()])
    for (const { name, in: place } of operation.parameters) {
      if (sent.has(place === 'header' ? name.toLowerCase() : name)) use.parameters.add(name)
    }
    use.statuses.add(response.status)
    const answer = operation.responses[response.status]?.content ?? operation.responses.default?.content
    addFields(document, operation.body?.content, request.postData, use.sends)
    addFields(document, answer, response.content, use.reads)
  }
  const inOrder = operationsOf(document).flatMap(({ id }) =>
    used.has(id) ? [[id, listsOf(used.get(id)!)] as const] : [],
  )
  return { operations: Object.fromEntries(inOrder) }
}

type Used = { parameters: Set<string>; sends: Set<string>; reads: Set<string>; statuses: Set<number> }

const listsOf = ({ parameters, sends, reads, statuses }: Used): OperationUse => ({
  parameters: [...parameters].toSorted(),
  sends: [...sends].toSorted(),
  reads: [...reads].toSorted(),
  statuses: [...statuses].toSorted((one, other) => one - other),
})

type Body = { mimeType: string; text?: string; encoding?: string }

/** Adds each field of a JSON body that the contract describes. */
function addFields(document: Document, content: Content = {}, body: Body | undefined, fields: Set<string>): void {
  const schema = Object.entries(content).find(([type]) => isJson(type))?.[1].schema
  if (schema === undefined || !body?.text || !isJson(body.mimeType.split(';')[0]!.trim())) return
  const text = body.encoding === 'base64' ? Buffer.from(body.text, 'base64').toString() : body.text
  for (const field of fieldsIn(document, schema, JSON.parse(text))) fields.add(field)
}

/** The innermost fields of a value: a record or a list is there for what it holds. */
function* fieldsIn(document: Document, unresolved: Schema, value: unknown, path = ''): Generator<string> {
  const schema = resolveRef(document, unresolved)
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  for (const part of parts) yield* fieldsIn(document, part, value, path)
  if (Array.isArray(value)) {
    for (const item of schema.items ? value : []) yield* fieldsIn(document, schema.items!, item, `${path}[]`)
    return
  }
  if (typeof value !== 'object' || value === null) {
    if (path !== '') yield path
    return
  }
  for (const [name, field] of Object.entries(value)) {
    const described = schema.properties?.[name]
    if (described) yield* fieldsIn(document, described, field, path === '' ? name : `${path}.${name}`)
    else if (typeof schema.additionalProperties === 'object')
      yield* fieldsIn(document, schema.additionalProperties, field, path === '' ? '*' : `${path}.*`)
  }
}

/** What a person took out of an operation stays out; operations that are new are added. */
export const mergeManifests = (existing: Manifest | undefined, found: Manifest): Manifest => ({
  operations: { ...found.operations, ...existing?.operations },
})

function readHar(file: string): Har {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Har
  } catch (error) {
    fail(`${file} cannot be read as a HAR: ${(error as Error).message}`)
  }
}

/** Statuses of refusals that a person added stay: sources do not show them. */
export const keepStatuses = (existing: Manifest | undefined, found: Manifest): Manifest => ({
  operations: Object.fromEntries(
    Object.entries(found.operations).map(([id, use]) => {
      const statuses = new Set([...use.statuses, ...(existing?.operations[id]?.statuses ?? [])])
      return [id, { ...use, statuses: [...statuses].toSorted((one, other) => one - other) }]
    }),
  ),
})

async function readTypes(place: string, document: Document): Promise<Manifest> {
  const tsconfig = existsSync(place) && statSync(place).isDirectory() ? join(place, 'tsconfig.json') : place
  if (!existsSync(tsconfig)) fail(`There is no ${tsconfig}.`)
  // The compiler is loaded for those alone who need it.
  const { readClientSource } = await import('./fields/source.ts')
  const { manifestOfSource } = await import('./fields/client-uses.ts')
  const found = manifestOfSource(readClientSource(resolve(tsconfig)), document)
  const uses = Object.values(found.operations)
  if (uses.length > 0 && uses.every(({ reads }) => reads.length === 0))
    fail(`${tsconfig} reads no field of a model: install the dependencies of the client, or generate it, first.`)
  return found
}

const usage = `Usage: npm run contract:consumer -- --name <team-in-lower-case> --har <file>
       npm run contract:consumer -- --name <team-in-lower-case> --types <tsconfig or its folder>`

if (import.meta.main) {
  const text = { type: 'string' } as const
  const { har, types, name } = settings(() => parseArgs({ options: { har: text, types: text, name: text } }).values)
  const from = har ?? types
  if (from === undefined || (har === undefined) === (types === undefined)) fail(usage)
  if (name === undefined || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) fail(usage)
  const file = join(consumersFolder, `${name}.json`)
  const existing = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined
  const document = readDocument(join(root, 'generated/openapi.yaml'))
  const found = har === undefined ? await readTypes(from, document) : manifestOf(readHar(har), document)
  const count = Object.keys(found.operations).length
  if (count === 0) fail(`${from} has no call of the contract.`)
  const manifest = har === undefined ? keepStatuses(existing, found) : mergeManifests(existing, found)
  mkdirSync(consumersFolder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`)
  const added = Object.keys(found.operations).filter((id) => !existing || !(id in existing.operations))
  console.log(
    har === undefined
      ? `openapi/consumers/${name}.json: ${count} operations. Add the statuses of refusals that you handle.`
      : `openapi/consumers/${name}.json: ${added.length} operations added. Take out the fields that you do not read.`,
  )
}
