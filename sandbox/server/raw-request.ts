/** A call as it came over the wire, before anything was judged. */
import type { IncomingHttpHeaders } from 'node:http'

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
