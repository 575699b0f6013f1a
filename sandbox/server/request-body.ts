/** Reads what a client sends, no more than it may send, and tells when it left. */
import type { IncomingMessage } from 'node:http'

/** The client is gone before it had sent everything; nobody reads an answer any more. */
export class ClientLeft extends Error {}

/** The bytes of the body, or `tooLarge` as soon as that is known: with the announcement, or with the byte too many. */
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

/** Twice the largest upload. */
const mostDropped = 2 * 10_485_760

/**
 * Reads on after the answer and drops it, because many clients read an answer only once they have sent everything, and a
 * connection that is cut before takes the answer with it. Who does not come to an end is cut off.
 */
export function dropRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  let dropped = 0
  request.on('data', (chunk: Buffer) => {
    dropped += chunk.length
    if (dropped > mostDropped) request.socket.destroy()
  })
  request.resume()
}
