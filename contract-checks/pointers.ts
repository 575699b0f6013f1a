import type { Schema } from '#contract-checks/contract.ts'

/** Where each part of a schema stands, as a JSON pointer; `known` is filled. */
export function notePointers(schema: Schema, pointer: string, known: Map<unknown, string>): void {
  known.set(schema, pointer)
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    notePointers(field, `${pointer}/properties/${name}`, known)
  }
  if (schema.items) notePointers(schema.items, `${pointer}/items`, known)
  for (const choice of ['allOf', 'anyOf', 'oneOf'] as const) {
    schema[choice]?.forEach((member, index) => notePointers(member, `${pointer}/${choice}/${index}`, known))
  }
}
