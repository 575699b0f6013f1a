/** A backend of another version of the contract: it passes calls on to the sandbox and rewrites the answers. */
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { readContract } from '#contract-checks/contract.ts'
import { requestCheck } from '#contract-checks/request-check.ts'
import type { OperationId } from '#generated/operations.ts'
import {
  type Document,
  type FlatOperation,
  isJson,
  operationsOf,
  resolveRef,
  type Schema,
} from '#contract-checks/contract.ts'
import { type BackendVersion, sameVersion } from './backend-versions.ts'

const base = '/api/ui/v1'
/** Belong to one connection, or to the body as the sandbox sent it. */
const connectionHeaders = /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|host)$/

export type VersionGateway = Awaited<ReturnType<typeof startVersionGateway>>

type Behaviour = {
  version: BackendVersion
  /** An operation that this backend does not have. */
  missing?: string | undefined
  /** The status of every write, none of which reaches the sandbox. */
  refusesWrites?: 400 | 404 | undefined
}

type Answer = { id: string; status: number; data: unknown }

/** What a version knows: its operations, and what it does not allow in a request. */
function knowledgeOf({ document, validatesRequests }: BackendVersion) {
  const operations = new Map(operationsOf(document).map((one) => [one.id, one]))
  const contract = readContract(document)
  const check = requestCheck(contract)
  const violationsOf = (id: string, { query, params, headers, body = Buffer.alloc(0) }: FastifyRequest) => {
    if (validatesRequests !== true) return []
    const raw = { query, params, headers, body } as Parameters<typeof check.read>[1]
    return check.read(contract.operation(id as OperationId), raw).violations
  }
  return { operations, violationsOf }
}

/** `sandbox` is its address; the behaviour may be changed at any time. */
export async function startVersionGateway(sandbox: string) {
  const behaviour: Behaviour = { version: sameVersion }
  const answers: Answer[] = []
  const violations: string[] = []
  const known = new Map<BackendVersion, ReturnType<typeof knowledgeOf>>()

  /** As a framework answers where it has no route. */
  const notThere = (reply: FastifyReply) => reply.code(404).send({ error: 'Not Found' })
  const refuse = ({ headers }: FastifyRequest, reply: FastifyReply, status: number, title: string) =>
    reply.code(status).send({ status, title, traceId: headers['x-trace-id'] })

  async function passOn(request: FastifyRequest, reply: FastifyReply, { id, responses }: FlatOperation) {
    const { version } = behaviour
    const headers = Object.entries(request.headers).filter(([name]) => !connectionHeaders.test(name))
    const body = request.body as Buffer | undefined
    const answer = await fetch(sandbox + request.url, {
      method: request.method,
      headers: headers as [string, string][],
      ...(body && { body: new Uint8Array(body) }),
    })
    reply.code(answer.status).headers(version.headers ?? {})
    for (const [name, value] of answer.headers) if (!connectionHeaders.test(name)) reply.header(name, value)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { content = {} } = responses[String(answer.status)] ?? responses.default ?? {}
    const schema = Object.entries(content).find(([type]) => isJson(type))?.[1].schema
    const isData = isJson((answer.headers.get('content-type') ?? '').split(';')[0]!)
    if (schema === undefined || !isData || bytes.length === 0) return reply.send(bytes)
    const data: unknown = JSON.parse(bytes.toString())
    answers.push({ id, status: answer.status, data })
    return reply.send(JSON.stringify(rewriteAnswer(version, schema, data)))
  }

  const app = Fastify({ forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 20_000_000 }, (_request, body, done) =>
    done(null, body),
  )
  for (const { id, method, path, responses } of operationsOf(sameVersion.document)) {
    app.route({
      method: method.toUpperCase(),
      url: base + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => {
        const { version, missing, refusesWrites } = behaviour
        if (!known.has(version)) known.set(version, knowledgeOf(version))
        const { operations, violationsOf } = known.get(version)!
        const operation = operations.get(id)
        if (operation === undefined || id === missing)
          // Where the contract answers 404, a Problem would say that a record is missing.
          return '404' in responses ? notThere(reply) : refuse(request, reply, 404, 'There is no such call')
        if (method !== 'get' && refusesWrites !== undefined)
          return refuse(request, reply, refusesWrites, 'This version does not take it')
        const wrong = violationsOf(id, request)
        violations.push(...wrong.map(({ field, rule }) => `${id}: ${field} breaks ${rule}`))
        if (wrong.length > 0) return refuse(request, reply, 400, 'The request does not fit this version')
        return passOn(request, reply, operation)
      },
    })
  }
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    address,
    behaviour,
    /** The data that the sandbox answered. */
    answers,
    /** What the version did not allow in requests. */
    violations,
    close: () => app.close(),
  }
}

/** The parts of a schema in one: references and `allOf` are followed, of `anyOf` the part that is not null. */
function merged(document: Document, given: Schema): Schema {
  const { allOf = [], anyOf = [], ...own } = resolveRef(document, given)
  const parts = [...allOf, ...anyOf.filter(({ type }) => type !== 'null').slice(0, 1)]
  return parts
    .map((part) => merged(document, part))
    .reduce<Schema>(
      (all, part) => ({
        ...all,
        ...part,
        properties: { ...all.properties, ...part.properties },
        required: [...(all.required ?? []), ...(part.required ?? [])],
      }),
      own,
    )
}

/** A value of today as another version answers it; `given` is its schema there. */
function rewriteAnswer(version: BackendVersion, given: Schema, value: unknown): unknown {
  const schema = merged(version.document, given)
  if (value === null || value === undefined) return value
  if (Array.isArray(value)) {
    const item = schema.items ?? {}
    if (merged(version.document, item).enum !== undefined) return version.changeValues?.(value) ?? value
    return value.map((one) => rewriteAnswer(version, item, one))
  }
  if (typeof value === 'object') {
    const fields = version.changeFields?.(value as Record<string, unknown>, schema) ?? value
    const { properties = {} } = schema
    const changed = Object.entries(fields).map(([name, field]) => [
      name,
      Object.hasOwn(properties, name) ? rewriteAnswer(version, properties[name]!, field) : field,
    ])
    return Object.fromEntries(changed) as unknown
  }
  return schema.enum === undefined ? value : (version.changeValue?.(value, schema.enum) ?? value)
}
