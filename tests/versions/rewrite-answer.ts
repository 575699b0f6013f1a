import { type Document, resolve, type Schema } from '#scripts/contract/document.ts'
import type { BackendVersion } from './backend-versions.ts'

/** The parts of a schema in one: references and `allOf` are followed, of `anyOf` the part that is not null. */
function merged(document: Document, given: Schema): Schema {
  const { allOf = [], anyOf = [], ...own } = resolve(document, given)
  const parts = [...allOf, ...anyOf.filter(({ type }) => type !== 'null').slice(0, 1)]
  return parts
    .map((part) => merged(document, part))
    .reduce<Schema>(
      (all, part) => ({
        ...all,
        ...part,
        properties: { ...all.properties, ...part.properties },
        required: [...(all.required ?? []), ...(part.required ?? [])],
      }),
      own,
    )
}

/** A value of today as another version answers it; `given` is its schema there. */
export function rewriteAnswer(version: BackendVersion, given: Schema, value: unknown): unknown {
  const schema = merged(version.document, given)
  if (value === null || value === undefined) return value
  if (Array.isArray(value)) {
    const item = schema.items ?? {}
    if (merged(version.document, item).enum !== undefined) return version.changeValues?.(value) ?? value
    return value.map((one) => rewriteAnswer(version, item, one))
  }
  if (typeof value === 'object') {
    const fields = version.changeFields?.(value as Record<string, unknown>, schema) ?? value
    const { properties = {} } = schema
    const changed = Object.entries(fields).map(([name, field]) => [
      name,
      Object.hasOwn(properties, name) ? rewriteAnswer(version, properties[name]!, field) : field,
    ])
    return Object.fromEntries(changed) as unknown
  }
  return schema.enum === undefined ? value : (version.changeValue?.(value, schema.enum) ?? value)
}
