import { safeParse, type core, type ZodMiniType } from 'zod/mini'

/**
 * Whether data has everything that the contract requires, in the JSON types it promises. What the contract may add without a
 * break (fields, values of an enumeration) and what no screen trips over (a longer text, another pattern) is let pass.
 */
export function isReadable(schema: ZodMiniType, data: unknown): boolean {
  const parsed = safeParse(schema, data)
  return parsed.success || parsed.error.issues.every((issue) => isHarmless(issue, data))
}

const harmless = new Set<string | undefined>(['too_big', 'too_small', 'invalid_format', 'not_multiple_of'])

function isHarmless(issue: core.$ZodIssue, data: unknown): boolean {
  const value = issue.path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)[key], data)
  if (issue.code === 'invalid_value') return issue.values.some((known) => typeof known === typeof value)
  if (issue.code === 'invalid_union') {
    return issue.errors.some((branch) => branch.every((inner) => isHarmless(inner, value)))
  }
  return harmless.has(issue.code)
}
