/** Makes an exchange for reports: without secrets, and short. */
import type { Exchange } from '#conform/exchanges.ts'
import type { Mask } from '#conform/mask.ts'
import { readJson } from '#conform/read-json.ts'

/** An exchange as it was on the wire. */
export type RawExchange = Pick<Exchange, 'at' | 'milliseconds' | 'method' | 'url' | 'headers'> & {
  content: { bytes: string | Uint8Array; mediaType: string } | undefined
  answer: { status: number; headers: Headers; mediaType: string; bytes: Buffer } | undefined
}

/** Longest text of a body, in characters. */
const longestBody = 4000

export function maskExchange(mask: Mask, exchange: RawExchange): Exchange {
  const { content, answer, ...sent } = exchange
  learnToken(mask, exchange)
  return {
    ...sent,
    url: mask.text(sent.url),
    headers: mask.headers(Object.entries(sent.headers)),
    ...(content && { body: bodyText(mask, Buffer.from(content.bytes), content.mediaType) }),
    ...(answer && {
      answer: {
        status: answer.status,
        headers: mask.headers(answer.headers),
        mediaType: answer.mediaType,
        size: answer.bytes.length,
        ...(answer.bytes.length > 0 && { body: bodyText(mask, answer.bytes, answer.mediaType) }),
      },
    }),
  }
}

/** The answer of a login has the token that later calls carry. */
function learnToken(mask: Mask, { url, content, answer }: RawExchange): void {
  if (!url.endsWith('/login') || answer === undefined) return
  const { token } = (readJson(answer.bytes) ?? {}) as { token?: unknown }
  const { email } = (readJson(Buffer.from(content?.bytes ?? '')) ?? {}) as { email?: unknown }
  if (typeof token === 'string') mask.learnToken(token, String(email))
}

function bodyText(mask: Mask, bytes: Buffer, mediaType: string): string {
  if (!/json$|^text\/|urlencoded$/.test(mediaType)) return `‹${bytes.length} bytes of ${mediaType || 'no type'}›`
  const text = mask.text(bytes.toString('utf8'))
  const rest = text.length - longestBody
  return rest > 0 ? `${text.slice(0, longestBody).toWellFormed()}‹and ${rest} characters›` : text
}
