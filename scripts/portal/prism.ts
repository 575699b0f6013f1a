/** Prism, behind the mock: the contract as it can serve it, and its process. */
import type { FastifyRequest } from 'fastify'
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import { type Document, type FlatOperation, isJson } from '#contract-checks/contract.ts'
import { exampleAnswer } from '#contract-checks/example-answer.ts'
import type { PreferredExample } from '#contract-checks/preferred-example.ts'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readDocument } from '#scripts/contract/read-document.ts'
import { root } from '../run.ts'
import { createRequire } from 'node:module'
import type { Examples } from './mock-server.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/**
 * The contract as Prism can serve it. `multipleOf` of decimals is left out: Prism's Ajv divides floats without a tolerance
 * (19.99 / 0.01 is 1998.9999999999998), so it would refuse valid amounts.
 */
export function prismDocument(document: Document): Document {
  const isDecimalStep = (key: string, value: unknown) => key === 'multipleOf' && !Number.isInteger(value)
  const text = JSON.stringify(document, (key, value: unknown) => (isDecimalStep(key, value) ? undefined : value))
  return JSON.parse(text) as Document
}

const served = join(root, '.cache/prism.json')

/** Prism restarts when its document changes, so an equal one is not written, and a new one is moved into place whole. */
export function servedDocument(): string {
  const text = JSON.stringify(prismDocument(readDocument(join(root, 'generated/openapi.yaml'))))
  if (existsSync(served) && readFileSync(served, 'utf8') === text) return served
  const half = `${served}.${process.pid}`
  mkdirSync(dirname(served), { recursive: true })
  writeFileSync(half, text)
  renameSync(half, served)
  return served
}

/** Its command line, wherever npm has put it. */
const program = createRequire(import.meta.url).resolve('@stoplight/prism-cli')

/**
 * Serves a document on a free port of this machine and waits until it answers; throws why it does not. The paths of the
 * contract follow the address at once, without a base path.
 */
export function prismOn(document: string): Promise<ServerProcess> {
  // One process: with NODE_ENV=production Prism would fork another one, which a signal does not reach.
  const options = ['--host', '127.0.0.1', '--port', '0', '--multiprocess', 'false']
  return startServer([program, 'mock', document, ...options], { ready: /Prism is listening on (http:\S+)/ })
}

/** Prism on the contract as the source of the mock's examples. */
export async function prismExamples(): Promise<Examples> {
  const { address, ended, stop } = await prismOn(servedDocument())
  return {
    answer: (operation, request, body, example) => askPrism(address, operation, request, body, example),
    ended,
    stop,
  }
}

/** Prism's answer with an example, as the answer to this very call; throws when Prism answers anything else. */
async function askPrism(
  prism: string,
  operation: FlatOperation,
  request: FastifyRequest,
  body: Buffer,
  { status, mediaType, example }: PreferredExample,
): Promise<OutgoingAnswer> {
  const inHeader = operation.parameters.filter((parameter) => parameter.in === 'header')
  const names = ['authorization', 'content-type', ...inHeader.map(({ name }) => name.toLowerCase())]
  const headers = names.flatMap((name): [string, string][] => {
    const value = request.headers[name]
    return value === undefined ? [] : [[name, String(value)]]
  })
  const params = request.params as Record<string, string>
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!))
  const [, query = ''] = request.originalUrl.split(/(?=\?)/)
  const answer = await fetch(prism + path + query, {
    method: request.method,
    headers: {
      ...Object.fromEntries(headers),
      // Prism closes idle connections after five seconds, and a call that is sent just then would fail.
      connection: 'close',
      accept: mediaType ?? '*/*',
      prefer: example === undefined ? `code=${status}` : `code=${status}, example=${example}`,
    },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  })
  const text = Buffer.from(await answer.arrayBuffer()).toString()
  if (answer.status !== status) throw new Error(`Prism answers ${operation.id} with ${answer.status}: ${text}`)
  const declared = operation.responses[status] ?? operation.responses.default
  const answered = Object.keys(declared?.headers ?? {}).flatMap((name) => {
    const value = answer.headers.get(name)
    return value === null ? [] : [[name.toLowerCase(), value]]
  })
  const own = { status, headers: Object.fromEntries(answered) as Record<string, string> }
  if (mediaType === undefined) return own
  const value: unknown = isJson(mediaType) ? JSON.parse(text) : text
  return exampleAnswer({ ...own, mediaType, value }, { traceId: request.id, now: new Date() })
}
