import type { Schema } from '#contract-checks/contract.ts'

/**
 * The schema with every object in it closed: a field that it does not name is an error. `closes` is false for members of
 * an `allOf` and for the schemas that references lead to, because there the place that refers to them closes.
 */
export function closed(schema: Schema, closes: boolean): Schema {
  const copy: Schema = { ...schema }
  if (schema.properties) {
    const fields = Object.entries(schema.properties)
    copy.properties = Object.fromEntries(fields.map(([name, field]) => [name, closed(field, true)]))
  }
  if (schema.items) copy.items = closed(schema.items, true)
  if (schema.anyOf) copy.anyOf = schema.anyOf.map((member) => closed(member, closes))
  if (schema.oneOf) copy.oneOf = schema.oneOf.map((member) => closed(member, closes))
  if (schema.allOf) copy.allOf = schema.allOf.map((member) => closed(member, false))
  if (closes && schema.additionalProperties === undefined) copy.unevaluatedProperties = false
  return copy
}
