/** Replaces secrets in what is shown: passwords, tokens, codes and cookies, and bank accounts but for their last four digits. */
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
