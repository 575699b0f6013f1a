/** Replaces secrets in what is shown: passwords, tokens, codes and cookies, and bank accounts but for their last four digits. */
import { type Exchange, readJson } from '#conform/exchanges.ts'
import type { Users } from '#conform/people.ts'

export type Mask = ReturnType<typeof createMask>

/** Headers whose value is a secret. */
const secretHeaders = new Set(['authorization', 'cookie', 'set-cookie', 'proxy-authorization'])

/** Text fields of JSON, also of JSON that is not whole. */
const secretFields: readonly [RegExp, string][] = [
  [/("\w*[Pp]assword\w*"\s*:\s*)"(?:[^"\\]|\\.)*"?/g, '$1"‹password›"'],
  [/("(?:tan|tanToken|pin|otp)"\s*:\s*)"(?:[^"\\]|\\.)*"?/g, '$1"‹code›"'],
  [/("code"\s*:\s*)"\d{4,}"/g, '$1"‹code›"'],
  [/("\w*[Tt]oken"\s*:\s*)"(?!‹)(?:[^"\\]|\\.)*"?/g, '$1"‹token›"'],
]
const webToken = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g
const account = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}\b/g
const accountField = /("\w*[Ii]ban"\s*:\s*)"((?:[^"\\]|\\.)*)"/g

export function createMask({ people, password, formerPassword, idle }: Users) {
  /** What stands for each secret that is known. */
  const names = new Map<string, string>()
  const add = (secret: string | undefined, name: string) => {
    if (secret !== undefined && secret !== '') names.set(secret, name)
  }
  for (const one of [{ password, formerPassword }, ...Object.values(people)]) {
    add(one.password, '‹password›')
    add(one.formerPassword, '‹password›')
    if ('code' in one) add(one.code, '‹code›')
  }
  for (const [area, token] of Object.entries(idle?.tokens ?? {})) add(token, `‹idle token of ${area}›`)

  function text(shown: string): string {
    const known = [...names].reduce((now, [secret, name]) => replaceWord(now, secret, name), shown)
    const masked = secretFields.reduce((now, [pattern, name]) => now.replaceAll(pattern, name), known)
    return masked
      .replaceAll(webToken, '‹token›')
      .replaceAll(accountField, (_all, name: string, value: string) => `${name}"${maskAccount(value)}"`)
      .replaceAll(account, maskAccount)
  }
  return {
    text,
    headers: (all: Iterable<[string, string]>): Record<string, string> =>
      Object.fromEntries(
        [...all].map(([name, value]) => [
          name,
          secretHeaders.has(name.toLowerCase()) ? maskHeader(text(value)) : text(value),
        ]),
      ),
    /** From now on the token is shown as that of the person. */
    learnToken: (token: string, email: string): void => add(token, `‹token of ${email}›`),
  }
}

/** Keeps the scheme, and the name of a token that is known. */
function maskHeader(value: string): string {
  const [, scheme = '', rest = value] = /^(Bearer|Basic) (.*)$/.exec(value) ?? []
  return [scheme, /^‹[^›]*›$/.test(rest) ? rest : '‹another token›'].filter(Boolean).join(' ')
}

const maskAccount = (value: string): string => (value.startsWith('‹') ? value : `‹account …${value.slice(-4)}›`)

/** Replaces a secret where it is no part of a longer word. */
function replaceWord(text: string, secret: string, name: string): string {
  if (!text.includes(secret)) return text
  const escaped = secret.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  return text.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'gu'), name)
}

// Exchanges

/** An exchange as it was on the wire. */
export type RawExchange = Pick<Exchange, 'at' | 'milliseconds' | 'method' | 'url' | 'headers'> & {
  content: { bytes: string | Uint8Array; mediaType: string } | undefined
  answer: { status: number; headers: Headers; mediaType: string; bytes: Buffer } | undefined
}

/** Longest text of a body, in characters. */
const longestBody = 4000

/** Makes an exchange for reports: without secrets, and short. */
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
