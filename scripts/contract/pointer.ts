/** References are followed thousands of times, and there are a few hundred of them. */
const known = new Map<string, readonly string[]>()

/** The keys that a local reference (`#/components/…`) leads through, unescaped (RFC 6901). */
export function stepsOf(reference: string): readonly string[] {
  const found = known.get(reference)
  if (found !== undefined) return found
  const parts = reference.slice('#/'.length).split('/')
  const steps = parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  known.set(reference, steps)
  return steps
}
