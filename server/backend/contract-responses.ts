/** What of a response of the backend reaches the browser: the media types and headers that the contract declares for it, and nothing that runs. */
import type { IncomingHttpHeaders } from 'node:http'
import type { FlatOperation } from '#contract-checks/contract.ts'
import { apiHeaders } from '../http/problem.ts'

/** Headers that every response may have; the contract declares the others by operation and status. */
const commonHeaders = ['content-type', 'content-length', 'content-encoding', 'date', 'retry-after']
/** A type and its parameters; a list of types, which browsers read from its end, is none. */
const mediaTypeValue = /^([\w.+-]+\/[\w.+-]+)\s*(?:;[^,]*)?$/

/** The media type of a response in lower case, without parameters; undefined without exactly one. */
export function mediaTypeOf({ 'content-type': value }: IncomingHttpHeaders): string | undefined {
  return typeof value === 'string' ? mediaTypeValue.exec(value.trim())?.[1]?.toLowerCase() : undefined
}

/** The headers of a response that the contract does not declare, for a developer who has to see it; the policy keeps it from running. */
export const undeclaredHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...apiHeaders,
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => commonHeaders.includes(name))),
})

type ResponseHead = { status: number; headers: IncomingHttpHeaders }

/** Returns the headers with which the browser gets a response; undefined for a response that the contract does not declare. */
export function contractResponses({ responses }: Pick<FlatOperation, 'responses'>) {
  return ({ status, headers }: ResponseHead): IncomingHttpHeaders | undefined => {
    const declared = responses[status] ?? (status >= 400 && status < 600 ? responses.default : undefined)
    if (declared === undefined) return undefined
    const mediaTypes = Object.keys(declared.content ?? {})
    const hasNoBody = mediaTypes.length === 0
    if (!hasNoBody && !mediaTypes.includes(mediaTypeOf(headers) ?? '')) return undefined
    const names = [...commonHeaders, ...Object.keys(declared.headers ?? {}).map((name) => name.toLowerCase())]
    const isPassed = (name: string) => names.includes(name) && !(hasNoBody && name.startsWith('content-'))
    return { ...apiHeaders, ...Object.fromEntries(Object.entries(headers).filter(([name]) => isPassed(name))) }
  }
}
