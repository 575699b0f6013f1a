/** A body without passwords, codes and tokens, since a bystander may read it, and no longer than a screen can hold. */
import type { Call } from './call-log.ts'

const secretName = /password|token|secret|^(tan|code)$/i
/** A token, whatever its field is called. */
const secretText = /^(Bearer )?eyJ[\w-]+\.[\w-]+\.[\w-]*$/
const mostSigns = 20_000

/** JSON without its secrets, in lines; any other text as it is; a file by its size. */
export function formatBody(body: unknown): string | undefined {
  if (body === undefined || body === null || body === '') return undefined
  if (body instanceof Blob) return `(${body.type || 'file'}, ${body.size} bytes)`
  if (body instanceof FormData) return [...body].map(([name, part]) => `${name}: ${partOf(name, part)}`).join('\n')
  if (typeof body !== 'string') return `(${Object.prototype.toString.call(body).slice('[object '.length, -1)})`
  const value = jsonOf(body)
  return shortened(value === undefined ? body : JSON.stringify(withoutSecrets(value), null, 2))
}

/** The value with `<name>` for each secret; that there is none stays to be seen. */
function withoutSecrets(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, withoutSecrets(one, field)]))
  if (value === null || typeof value === 'boolean' || value === '') return value
  return secretName.test(name) || secretText.test(String(value)) ? `<${name || 'token'}>` : value
}

const partOf = (name: string, part: FormDataEntryValue): string =>
  part instanceof File ? `(${part.name}, ${part.size} bytes)` : String(withoutSecrets(part, name))

/** The value of a text; undefined where it is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const shortened = (text: string): string =>
  text.length > mostSigns ? `${text.slice(0, mostSigns)}\n… and ${text.length - mostSigns} more signs` : text

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
