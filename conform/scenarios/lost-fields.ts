/** The names of what was sent and is read otherwise now, or not at all. */
export function lostFields(sent: unknown, now: object | undefined): string {
  const read = new Map<string, unknown>(Object.entries(now ?? {}))
  return Object.entries(sent ?? {})
    .filter(([name, value]) => read.get(name) !== value)
    .map(([name]) => name)
    .join(', ')
}
