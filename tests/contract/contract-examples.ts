/** Requests as the contract shows them: every value is an example of the contract. Pure; for any server of it. */
import { type Document, type FlatOperation, isJson, type Parameter, resolveRef } from '#contract-checks/contract.ts'

type BodyExample = { name: string; mediaType: string; value: unknown }

export type ContractRequest = {
  method: string
  /** The path with its query, without the base path. */
  path: string
  headers: Record<string, string>
  body: string | undefined
}

type Wishes = {
  /** The media type of the answer. */
  accept?: string
  /** The body to send instead of the first one of the contract. */
  body?: BodyExample
  /** Sends optional parameters too, those that have an example. */
  everyParameter?: boolean
}

export function bodyExamples(document: Document, operation: FlatOperation): BodyExample[] {
  return Object.entries(operation.body?.content ?? {}).flatMap(([mediaType, media]) =>
    Object.entries(media.examples ?? {}).map(([name, example]) => ({
      name,
      mediaType,
      value: resolveRef(document, example).value,
    })),
  )
}

const isTransport = ({ in: place, name }: Parameter): boolean => place === 'header' && name.startsWith('X-')

function pathOf(template: string, parameters: Parameter[]): string {
  const inPath = (name: string) => parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)
  const path = template.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(inPath(name)?.example)),
  )
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, example }) => [example].flat().map((value) => [name, String(value)]))
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`
}

/** A request that the contract accepts. */
export function contractRequest(document: Document, operation: FlatOperation, wishes: Wishes = {}): ContractRequest {
  const sent = operation.parameters.filter(
    (parameter) =>
      parameter.required === true ||
      isTransport(parameter) ||
      (wishes.everyParameter === true && parameter.example !== undefined),
  )
  const headers = sent.filter((parameter) => parameter.in === 'header')
  const body = wishes.body ?? bodyExamples(document, operation)[0]
  return {
    method: operation.method.toUpperCase(),
    path: pathOf(operation.path, sent),
    headers: {
      ...Object.fromEntries(headers.map(({ name, example }) => [name, String(example)])),
      ...(operation.needsSession ? { Authorization: 'Bearer any.session.token' } : {}),
      Accept: wishes.accept ?? 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': body.mediaType }),
    },
    body: body && (isJson(body.mediaType) ? JSON.stringify(body.value) : String(body.value)),
  }
}

/** The same request without one of its headers. */
export function withoutHeader(request: ContractRequest, name: string): ContractRequest {
  const { [name]: _, ...headers } = request.headers
  return { ...request, headers }
}

/** The same body with one field missing, or with an unknown one where all fields are optional. */
export function brokenBody(document: Document, operation: FlatOperation, body: BodyExample): BodyExample {
  const schema = operation.body?.content[body.mediaType]?.schema
  const [field] = (schema && resolveRef(document, schema).required) ?? []
  const fields = body.value as Record<string, unknown>
  if (field === undefined) return { ...body, value: { ...fields, fieldOfNoContract: true } }
  const { [field]: _, ...rest } = fields
  return { ...body, value: rest }
}

/** One answer of the contract: an example of a status in a media type, or a status without a body. */
export type DocumentedAnswer = {
  status: number
  example: string | undefined
  mediaType: string | undefined
  body: unknown
  headers: Record<string, string>
}

/** `default` is requested, and answered, as this status. */
const unexpected = 500

export function documentedAnswers(document: Document, operation: FlatOperation): DocumentedAnswer[] {
  return Object.entries(operation.responses).flatMap(([code, response]): DocumentedAnswer[] => {
    const status = code === 'default' ? unexpected : Number(code)
    const headers = Object.fromEntries(
      Object.entries(response.headers ?? {}).map(([name, header]) => [name, String(header.example)]),
    )
    if (response.content === undefined) {
      return [{ status, headers, example: undefined, mediaType: undefined, body: undefined }]
    }
    return Object.entries(response.content).flatMap(([mediaType, media]) =>
      Object.entries(media.examples ?? {}).map(([example, value]) => ({
        status,
        headers,
        example,
        mediaType,
        body: resolveRef(document, value).value,
      })),
    )
  })
}

/** The answer as a call with this trace id gets it: the id is the call's, and a file is named like what it is. */
export function answerTo(traceId: string, { body, headers, ...answer }: DocumentedAnswer): DocumentedAnswer {
  const endings: Record<string, string> = { 'text/csv': '.csv"', 'application/octet-stream': '.eml"' }
  const ending = endings[answer.mediaType ?? ''] ?? '.pdf"'
  const isCsv = answer.mediaType === 'text/csv'
  return {
    ...answer,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name.toLowerCase(),
        name === 'Content-Disposition' ? value.replace(/\.\w+"$/, ending) : value,
      ]),
    ),
    body: answer.status >= 400 ? { ...(body as object), traceId } : isCsv ? `\uFEFF${String(body)}` : body,
  }
}
