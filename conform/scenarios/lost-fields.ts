/** Names of fields whose value differs from the one that was sent, or is missing; what was left out is null. */
export function differingFieldNames(sent: unknown, now: object | undefined): string {
  const read = new Map<string, unknown>(Object.entries(now ?? {}))
  return Object.entries(sent ?? {})
    .filter(([name, value]) => read.get(name) !== (value ?? null))
    .map(([name]) => name)
    .join(', ')
}
