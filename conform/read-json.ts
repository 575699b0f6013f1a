/** Parses bytes as JSON; undefined when they are none, or no UTF-8. */
export function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
