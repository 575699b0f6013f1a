import type { GeneratorVerbOptions } from 'orval'
import {
  type Content,
  type Document,
  type Parameter,
  type Schema,
  methods,
  resolveRef,
} from '#contract-checks/contract.ts'

/** Set by the HTTP layer on every call, so they are no arguments of generated functions. */
const transportHeaders = new Set([
  'X-Trace-Id',
  'X-User-Id',
  'X-User-Email',
  'X-Use-Session-Support',
  'Accept-Language',
])

/** Optional for other clients; the portal never forgets it, because its calls do not compile without it. */
const alwaysSent = new Set(['Idempotency-Key', 'If-Match'])

/**
 * What Orval gets: the bundle without transport headers, with those required that the portal always sends, without examples, with responses and parameters in their place
 * (Orval names types after shared responses but writes none), and without descriptions in schemas (they would become
 * code that every browser loads).
 */
export function orvalInput<T extends object>(bundle: T): T {
  const copy = structuredClone(bundle)
  if (!isBundle(copy)) throw new Error('Orval reads something that is no bundle of the contract')
  const document: Document = copy
  const inlined = (parameters: Parameter[] | undefined) =>
    parameters
      ?.map((parameter) => resolveRef(document, parameter))
      .filter(({ name }) => !transportHeaders.has(name))
      .map((parameter) => (alwaysSent.has(parameter.name) ? { ...parameter, required: true } : parameter))
  const withoutExamples = (content: Content | undefined) => {
    for (const media of Object.values(content ?? {})) delete media.examples
  }
  for (const item of Object.values(document.paths)) {
    if (item.parameters) item.parameters = inlined(item.parameters)!
    for (const method of methods) {
      const operation = item[method]
      if (operation === undefined) continue
      if (operation.parameters) operation.parameters = inlined(operation.parameters)!
      withoutExamples(operation.requestBody?.content)
      for (const [status, answer] of Object.entries(operation.responses)) {
        const own = structuredClone(resolveRef(document, answer))
        withoutExamples(own.content)
        delete own.headers
        operation.responses[status] = own
      }
    }
  }
  for (const schema of Object.values(document.components.schemas)) {
    stripDescriptions(schema)
    leaveLengthToPattern(schema)
  }
  delete document.components.responses
  delete document.components.parameters
  delete document.components.examples
  delete document.components.headers
  return copy
}

/** Orval knows the bundle by a type of its own. */
const isBundle = (given: object): given is Document => 'paths' in given && 'components' in given

/**
 * A pattern such as `^[0-9]{4}$` sets the length alone: with a bound beside it people would read "at most 4" for what has
 * to be "exactly 4".
 */
function leaveLengthToPattern(schema: Schema): void {
  const exact = /^\^\[[^\]]+\]\{(\d+)\}\$$/.exec(schema.pattern ?? '')?.[1]
  if (exact === undefined) return
  if (schema.minLength === Number(exact)) delete schema.minLength
  if (schema.maxLength === Number(exact)) delete schema.maxLength
}

function stripDescriptions(schema: Schema): void {
  delete schema.description
  const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => list ?? [])
  for (const part of [...parts, ...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])]) {
    stripDescriptions(part)
  }
}

/** Every generated function passes its operation to the HTTP layer, which checks the answer by it. */
export function withOperationName(call: GeneratorVerbOptions): GeneratorVerbOptions {
  const requestOptions = { operation: call.operationId }
  return { ...call, override: { ...call.override, requestOptions } }
}
