/**
 * The search part of a URL as plain strings: `?status=captured&status=refund&q=0664` is
 * `{ status: ['captured', 'refund'], q: '0664' }`. The router's default reads JSON and turns call numbers into numbers.
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const result = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(search)) {
    const previous = result.get(name)
    result.set(name, previous === undefined ? value : [previous, value].flat())
  }
  return Object.fromEntries(result)
}

/** The inverse of `parseSearch`; omits undefined and null, and writes everything else as a string. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const item of [value].flat()) if (item !== undefined && item !== null) params.append(name, String(item))
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
