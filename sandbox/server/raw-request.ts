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
