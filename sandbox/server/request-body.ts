import type { IncomingMessage } from 'node:http'

/** The largest document that the contract takes (R593). */
const largestBody = 10_485_760

/** The bytes of the body, or `tooLarge`; nothing is judged here, so that the order of refusal stays ours (A147). */
export async function readBytes(request: IncomingMessage): Promise<Buffer | 'tooLarge'> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // The rest is read and dropped: whoever is sending would not read our answer before.
    if (size <= largestBody) chunks.push(chunk)
    else chunks.length = 0
  }
  return size > largestBody ? 'tooLarge' : Buffer.concat(chunks)
}
