/** Steps of a JSON pointer (RFC 6901): a key as it stands in one, and as it is. */
export const escape = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
export const unescape = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** References are followed thousands of times, and there are a few hundred of them. */
const known = new Map<string, readonly string[]>()

/** The keys that a local reference (`#/components/…`) leads through. */
export function stepsOf(reference: string): readonly string[] {
  const found = known.get(reference)
  if (found !== undefined) return found
  const steps = reference.slice('#/'.length).split('/').map(unescape)
  known.set(reference, steps)
  return steps
}
