/** A call as a command line that does the same: the token comes from the shell, other secrets are to be filled in. */
import type { Call } from './call.ts'
import { jsonOf, withoutSecrets } from './shown-body.ts'

/** For a shell: nothing in it means anything but itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

export function curlOf({ method, url, sent }: Pick<Call, 'method' | 'url' | 'sent'>): string {
  const parts = [`curl ${quoted(url)}`, `--request ${method}`, ...sent.headers.map(header), ...data(sent.body)]
  return parts.join(' \\\n  ')
}

const header = ([name, value]: readonly [string, string]): string =>
  name.toLowerCase() === 'authorization'
    ? '--header "Authorization: Bearer $TOKEN"'
    : `--header ${quoted(`${name}: ${String(withoutSecrets(value, name))}`)}`

function data(body: unknown): string[] {
  if (body instanceof FormData)
    return [...body].map(([name, part]) =>
      part instanceof File
        ? `--form ${quoted(`${name}=@${part.name}`)}`
        : `--form-string ${quoted(`${name}=${String(withoutSecrets(part, name))}`)}`,
    )
  if (typeof body !== 'string' || body === '') return []
  const value = jsonOf(body)
  return [`--data-raw ${quoted(value === undefined ? body : JSON.stringify(withoutSecrets(value)))}`]
}
