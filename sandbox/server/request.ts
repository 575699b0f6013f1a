/** Reads a request: its support id, its query, and its body up to the limit. */
import { fileMaximumBytes } from '#generated/model/constants.ts'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, IncomingHttpHeaders } from 'node:http'
import type { FlatOperation } from '#contract-checks/contract.ts'
import { invalid, refuse } from '#sandbox/handlers/handler.ts'

export type RawRequest = {
  traceId: string
  now: Date
  /** Where the call comes from, see domain/origin.ts. */
  origin: string
  params: Record<string, string>
  query: Record<string, string | string[]>
  unreadable: string[]
  headers: IncomingHttpHeaders
  /** Reads the body, `tooLarge` when it has more bytes. */
  readBody: (most: number) => Promise<Buffer | 'tooLarge'>
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether what was sent can be an id, a key or a support id. */
export const isUuid = (sent: unknown): sent is string => typeof sent === 'string' && uuid.test(sent)

/** The request's support id; a request without a proper one gets its own, so that each refusal can be found again. */
export function traceIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const sent = headers['x-trace-id']
  return isUuid(sent) ? sent : randomUUID()
}

/** The names in a query whose name or value cannot be decoded; the server's parser takes such a text as it is. */
export function findUnreadableParts(url: string): string[] {
  const [, query = ''] = url.split(/[?#]/)
  return query.split('&').flatMap((pair) => {
    try {
      decodeURIComponent(pair)
      return []
    } catch {
      return [pair.split('=')[0]!]
    }
  })
}

/** The client disconnected before it had sent the whole body, so no answer is sent. */
export class ClientLeft extends Error {}

/** The bytes of the body, or `tooLarge` as soon as the declared length or the bytes received exceed `most`. */
export async function readBytes(request: IncomingMessage, most: number): Promise<Buffer | 'tooLarge'> {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers
  if (length === undefined && coding === undefined) return Buffer.alloc(0)
  if (Number(length ?? 0) > most) return 'tooLarge'
  const chunks: Buffer[] = []
  let size = 0
  try {
    // Left open when we have seen enough: the answer still has to go out.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) return 'tooLarge'
      chunks.push(chunk)
    }
  } catch (error) {
    throw new ClientLeft('The client left', { cause: error })
  }
  return Buffer.concat(chunks)
}

/** Uploads have a status of their own; anything else that is too large breaks the lengths of the contract. */
export const refuseTooLarge = (call: { traceId: string }, { responses }: FlatOperation) =>
  Object.hasOwn(responses, '413')
    ? refuse(call, 413, 'The body is too large')
    : invalid(call, [{ field: '', rule: 'maxLength' }])

/** Twice the largest upload. */
const maxDroppedBytes = 2 * fileMaximumBytes

/**
 * Reads on after the answer and drops it, because many clients read an answer only once they have sent everything, and a
 * connection that is cut before takes the answer with it. A client that sends more than the limit is disconnected.
 */
export function discardBody(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  let dropped = 0
  request.on('data', (chunk: Buffer) => {
    dropped += chunk.length
    if (dropped > maxDroppedBytes) request.socket.destroy()
  })
  request.resume()
}
