/**
 * The search part of a URL as plain strings: `?status=captured&status=refund&q=0664` is
 * `{ status: ['captured', 'refund'], q: '0664' }`. The router's default reads JSON and turns call numbers into numbers.
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const result = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(search)) {
    const before = result.get(name)
    result.set(name, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(result)
}

/** The way back; what is undefined or null is left out, everything else is written as a string. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const item of [value].flat()) if (item !== undefined && item !== null) params.append(name, String(item))
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
