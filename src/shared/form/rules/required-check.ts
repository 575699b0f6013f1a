import type { FieldValues } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'

/** A registered field in the resolver's tree of fields. */
type Bound = { name: string; required?: unknown }
const isBound = (value: object): value is Bound => 'ref' in value && 'name' in value

function boundFields(tree: object): Bound[] {
  if (isBound(tree)) return [tree]
  return Object.values(tree).flatMap((branch: unknown) =>
    typeof branch === 'object' && branch !== null ? boundFields(branch) : [],
  )
}

/** A copy of the values with one field emptied. */
function without(values: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return null
  const fields = (values ?? {}) as FieldValues
  return { ...fields, [name]: without(fields[name], rest) }
}

/**
 * Checks the asterisks of a form against its schema, in development and in tests, with valid entries, so that rules between fields
 * count too: empties each field by itself, and expects an asterisk exactly where the schema then fails. Returns one sentence per
 * contradiction.
 */
export function wrongAsterisks(schema: ZodMiniType, accepted: unknown, fields: object): string[] {
  return boundFields(fields).flatMap(({ name, required }) => {
    if (typeof required !== 'boolean') return []
    const path = name.split('.')
    const issues = schema.safeParse(without(accepted, path)).error?.issues ?? []
    const refused = issues.some((issue) => path.every((part, index) => String(issue.path[index]) === part))
    if (refused === required) return []
    return [`"${name}" ${required ? 'has an asterisk, but may' : 'has no asterisk, but must not'} be empty`]
  })
}
