/** The body of a call as it comes, no faster than the backend takes it. */
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

/** More than any operation of the contract takes. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

export const hasBody = ({ headers, method = '' }: IncomingMessage): boolean =>
  !['GET', 'HEAD'].includes(method) &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** Fails with BodyTooLarge at the first byte beyond `most`. It does not take the connection along, on which the answer still has to go out. */
export function boundedBody(incoming: IncomingMessage, most: number): Readable {
  const body = Readable.from(bounded(incoming, most), { objectMode: false })
  // A reader gets the error; without a reader it does not matter.
  return body.on('error', () => {})
}

async function* bounded(incoming: IncomingMessage, most: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw new BodyTooLarge()
    yield chunk
  }
}

/**
 * Reads on after the answer and drops it: many clients read an answer only once they have sent everything. Who sends more
 * than twice the largest body is cut off.
 */
export function discardBody(incoming: IncomingMessage, most: number): void {
  if (incoming.complete || incoming.destroyed) return
  let dropped = 0
  incoming.on('data', (chunk: Buffer) => {
    dropped += chunk.length
    if (dropped > 2 * most) incoming.socket.destroy()
  })
  incoming.resume()
}
