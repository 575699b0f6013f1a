/** Validates values against schemas of the bundle; each schema is compiled when it is first needed. */
import formats from 'ajv-formats'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Schema } from '#contract-checks/contract.ts'

/** The errors of a value, none when it is valid; `pointer` is the schema's JSON pointer, for `pointerOf`. */
export type Validator = ((schema: Schema, value: unknown, pointer?: string) => ErrorObject[]) & {
  /** The rule that an error is about, in the bundle. */
  pointerOf: (error: ErrorObject) => string
}

/** For requests: exactly the schema of the contract. */
export const requestValidator = (schemas: Record<string, Schema>): Validator => validatorOf(schemas, (schema) => schema)

/** For what servers answer: fields that the contract does not name are errors too, so that nothing leaks. */
export function answerValidator(schemas: Record<string, Schema>): Validator {
  const open = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closeSchema(schema, false)]))
  return validatorOf(open, (schema) => closeSchema(schema, true))
}

function validatorOf(schemas: Record<string, Schema>, prepare: (schema: Schema) => Schema): Validator {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    multipleOfPrecision: 6,
    validateSchema: false,
    verbose: true,
  })
  formats.default(ajv)
  ajv.addSchema({ components: { schemas } }, 'contract')
  const places = new Map<unknown, string>()
  for (const [name, schema] of Object.entries(schemas)) collectPointers(schema, `#/components/schemas/${name}`, places)
  const compiledSchemas = new Map<Schema, ValidateFunction>()
  const compile = (schema: Schema, pointer: string) => {
    const prepared = absolute(prepare(schema))
    collectPointers(prepared, schema.$ref ?? pointer, places)
    return ajv.compile(prepared)
  }
  const validate = (schema: Schema, value: unknown, pointer = '#') => {
    const compiled = compiledSchemas.get(schema) ?? compile(schema, pointer)
    compiledSchemas.set(schema, compiled)
    return compiled(value) ? [] : (compiled.errors ?? [])
  }
  const pointerOf = ({ parentSchema, keyword }: ErrorObject) =>
    // What closes a schema is ours, so the schema itself is what was broken.
    [places.get(parentSchema) ?? '#', ...(keyword === 'unevaluatedProperties' ? [] : [keyword])].join('/')
  return Object.assign(validate, { pointerOf })
}

const absolute = (schema: Schema) =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"contract#')) as Schema

/**
 * The schema with every object in it closed: a field that it does not name is an error. `closes` is false for members of
 * an `allOf` and for the schemas that references lead to, because there the place that refers to them closes.
 */
export function closeSchema(schema: Schema, closes: boolean): Schema {
  const copy: Schema = { ...schema }
  if (schema.properties) {
    const fields = Object.entries(schema.properties)
    copy.properties = Object.fromEntries(fields.map(([name, field]) => [name, closeSchema(field, true)]))
  }
  if (schema.items) copy.items = closeSchema(schema.items, true)
  if (schema.anyOf) copy.anyOf = schema.anyOf.map((member) => closeSchema(member, closes))
  if (schema.oneOf) copy.oneOf = schema.oneOf.map((member) => closeSchema(member, closes))
  if (schema.allOf) copy.allOf = schema.allOf.map((member) => closeSchema(member, false))
  if (closes && schema.additionalProperties === undefined) copy.unevaluatedProperties = false
  return copy
}

/** Adds the JSON pointer of each part of a schema to `pointers`. */
function collectPointers(schema: Schema, pointer: string, pointers: Map<unknown, string>): void {
  pointers.set(schema, pointer)
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    collectPointers(field, `${pointer}/properties/${name}`, pointers)
  }
  if (schema.items) collectPointers(schema.items, `${pointer}/items`, pointers)
  for (const choice of ['allOf', 'anyOf', 'oneOf'] as const) {
    schema[choice]?.forEach((member, index) => collectPointers(member, `${pointer}/${choice}/${index}`, pointers))
  }
}
