/** The rules of HTTP, JSON and files that every answer must follow, whatever its operation. */
import type { Place } from '#conform/rules.ts'

export type RawAnswer = {
  status: number
  headers: Headers
  bytes: Buffer
  /** Of the `Content-Type`, without its parameters. */
  mediaType: string
  /** Parsed JSON; undefined for files and without a body. */
  body: unknown
  /** What the request sent. */
  traceId: string
  /** The media types that the contract names for this status; empty without a body. */
  contracted: readonly string[]
}

/** `field` is the field or the header that is wrong. */
type Broken = { says: string; place: Place; field?: string }

/** The rules that an answer breaks. */
export const brokenProtocol = (answer: RawAnswer): Broken[] => [
  ...mediaFaults(answer),
  ...problemFaults(answer),
  ...waitFaults(answer),
  ...momentFaults(answer),
  ...amountFaults(answer),
  ...fileFaults(answer),
]

export const isJsonType = (mediaType: string): boolean => /^application\/([\w.-]+\+)?json$/.test(mediaType)

const json = 'rule/json'
const http = 'rule/http'

/** The media type that is named, one charset for all, and no body where there is none. */
function mediaFaults({ status, headers, bytes, mediaType, contracted }: RawAnswer): Broken[] {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headers.get('content-type') ?? '')?.[1]
  const isTyped = isJsonType(mediaType) && contracted.length > 0 && !contracted.includes(mediaType)
  const length = Number(headers.get('content-length') ?? 0)
  return [
    ...(bytes.length > 0 && isTyped
      ? [{ says: `${status}: the body is ${mediaType} instead of ${contracted.join(' or ')}`, place: json } as const]
      : []),
    ...(charset === undefined || /^utf-?8$/i.test(charset)
      ? []
      : [{ says: `${status}: the charset is ${charset} instead of UTF-8`, place: json } as const]),
    ...(isJsonType(mediaType) && startsWithMark(bytes)
      ? [{ says: `${status}: a byte order mark stands before the JSON`, place: json } as const]
      : []),
    ...(status === 204 && (bytes.length > 0 || length > 0) ? [{ says: 'a 204 has a body', place: http } as const] : []),
  ]
}

const startsWithMark = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))

/** Lines of a stack, names of exceptions, files of code and statements of a database. */
const innerWorkings =
  /[\r\n]|\bat [\w$.<>]+ ?\(|\.(?:java|kt|cs|go|php|py|rb|[cm]?[jt]s):\d+|\b\w+Exception\b|\w+Error:|\bORA-\d|\bSQLSTATE\b|\bselect\b.+\bfrom\b|\binsert into\b|(?:^|\s)\/(?:home|opt|srv|usr|var)\//i

/** A problem has its status and the trace id of the request, and reveals no internals of the server (A148). */
function problemFaults({ status, body, traceId }: RawAnswer): Broken[] {
  const problem = body as { status?: unknown; traceId?: unknown; title?: unknown } | undefined
  if (status < 400 || typeof problem !== 'object' || problem === null) return []
  const place = '#/components/schemas/Problem'
  const title = typeof problem.title === 'string' ? problem.title : ''
  return [
    ...(problem.status === status
      ? []
      : [
          { says: `the status is ${status}, the body says ${String(problem.status)}`, place, field: 'status' } as const,
        ]),
    ...(problem.traceId === traceId || !isUuid(traceId)
      ? []
      : [{ says: 'traceId is not the one of the request', place, field: 'traceId' } as const]),
    ...(innerWorkings.test(title)
      ? [{ says: 'the title reveals internals of the server', place: 'rule/titles' } as const]
      : []),
  ]
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** `Retry-After` where no header of the contract describes it. */
function waitFaults({ headers }: RawAnswer): Broken[] {
  const wait = headers.get('retry-after')
  return wait === null || /^0*[1-9]\d*$/.test(wait)
    ? []
    : [{ says: `Retry-After is ${JSON.stringify(wait)}, not a number of seconds above nothing`, place: http }]
}

const offsetMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:[+-](?!00:?00)\d\d:?\d\d)$/

/** Moments are in UTC. */
function momentFaults({ status, body }: RawAnswer): Broken[] {
  const isOffset = (value: unknown) => typeof value === 'string' && offsetMoment.test(value)
  const found = status < 300 ? valuesIn(body).find(({ value }) => isOffset(value)) : undefined
  return found === undefined
    ? []
    : [
        {
          says: `${status}: ${found.name} is "${String(found.value)}", not in UTC`,
          place: '#/components/schemas/Timestamp',
        },
      ]
}

/** Sums of binary fractions, such as 0.30000000000000004, which the tolerance of the schema's check lets pass. */
const isNoise = (value: unknown): boolean =>
  typeof value === 'number' &&
  Math.round(value * 100) / 100 !== value &&
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-4

/** Amounts have two decimals at most. */
function amountFaults({ status, body }: RawAnswer): Broken[] {
  const found = status < 300 ? valuesIn(body).find(({ value }) => isNoise(value)) : undefined
  return found === undefined
    ? []
    : [
        {
          says: `${status}: ${found.name} is ${String(found.value)}, with the noise of a binary fraction`,
          place: '#/components/schemas/Money/multipleOf',
        },
      ]
}

/** Every text and number of an answer with the name of its field. */
function valuesIn(value: unknown, name = 'the body'): { name: string; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((part) => valuesIn(part, name))
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([field, part]) => valuesIn(part, field))
    : [{ name, value }]
}

// Files

/** Extensions of file names by media type, where one is certain. */
const extensions: Record<string, RegExp> = { 'application/pdf': /\.pdf$/i, 'text/csv': /\.csv$/i }

/** The name that `Content-Disposition` gives to a file; the encoded one wins, as in a browser. */
export function fileNameOf(headers: Headers): string | undefined {
  const disposition = headers.get('content-disposition') ?? ''
  const encoded = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1]
  if (encoded !== undefined) return decoded(encoded)
  const [, quoted, bare] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? []
  return quoted === undefined ? bare : quoted.replaceAll(/\\(.)/g, '$1')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** First and last bytes, length, name and encoding of a file (A153, R257). */
function fileFaults({ status, mediaType, bytes, headers, contracted }: RawAnswer): Broken[] {
  if (status !== 200 || bytes.length === 0 || isJsonType(mediaType)) return []
  const length = headers.get('content-length')
  const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF')
  // Whoever uploads a document gives it any name and type.
  const isMade = contracted.every((type) => type in extensions)
  const name = isMade ? fileNameOf(headers) : undefined
  const isAttachment = /^attachment;.*filename/i.test(headers.get('content-disposition') ?? '')
  const names = [
    ...(isAttachment ? [] : ['Content-Disposition names no file']),
    // oxlint-disable-next-line no-control-regex -- a name with a line break would end the header of a mail
    ...(name === undefined || !/[/\\\u0000-\u001f]|^\.+$/.test(name)
      ? []
      : [`the name of the file has a separator: ${JSON.stringify(name)}`]),
    ...(name === undefined || extensions[mediaType]?.test(name) !== false
      ? []
      : [`the name of a file of type ${mediaType} is ${JSON.stringify(name)}`]),
  ]
  const contents = [
    ...(mediaType !== 'application/pdf' || isPdf ? [] : ['the file is no whole PDF']),
    ...(mediaType !== 'text/csv' || (readText(bytes)?.startsWith('\uFEFF') ?? false)
      ? []
      : ['the CSV is not UTF-8 with a byte order mark']),
  ]
  return [
    ...names.map((says) => ({ says, place: 'rule/files', field: 'Content-Disposition' }) as const),
    ...contents.map((says) => ({ says, place: 'rule/files' }) as const),
    ...(length === null || Number(length) === bytes.length
      ? []
      : [{ says: 'Content-Length is not the length of the body', place: http } as const]),
  ]
}

/** Decodes UTF-8 with its byte order mark; undefined when it is not UTF-8. */
export function readText(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
