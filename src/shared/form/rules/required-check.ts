import type { FieldValues } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'

/** The fields of a form as the resolver gets them: a tree that follows their names. */
type Bound = { name: string; required?: unknown }
const isBound = (value: object): value is Bound => 'ref' in value && 'name' in value

function boundFields(tree: object): Bound[] {
  if (isBound(tree)) return [tree]
  return Object.values(tree).flatMap((branch: unknown) =>
    typeof branch === 'object' && branch !== null ? boundFields(branch) : [],
  )
}

/** A copy of the values in which one field is empty. */
function without(values: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return null
  const fields = (values ?? {}) as FieldValues
  return { ...fields, [name]: without(fields[name], rest) }
}

/**
 * Whether the asterisks of a form say the same as its schema. Called in development and in tests with an entry that the
 * schema accepts, so that rules across fields count too: each field is emptied by itself, and exactly those that the
 * schema then refuses must carry an asterisk. Gives one sentence per field that contradicts the schema.
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
