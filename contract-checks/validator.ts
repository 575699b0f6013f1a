/** Validates values against schemas of the bundle; each schema is compiled when it is first needed. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Schema } from '#contract-checks/contract.ts'
import { closed } from '#contract-checks/closed-schema.ts'
import { notePointers } from '#contract-checks/pointers.ts'

/** The errors of a value, none when it is valid; `pointer` is where the schema stands, for `pointerOf`. */
export type Validator = ((schema: Schema, value: unknown, pointer?: string) => ErrorObject[]) & {
  /** The rule that an error is about, in the bundle. */
  pointerOf: (error: ErrorObject) => string
}

/** For what clients send: exactly what the contract says. */
export const requestValidator = (schemas: Record<string, Schema>): Validator => validatorOf(schemas, (schema) => schema)

/** For what servers answer: fields that the contract does not name are errors too, so that nothing leaks. */
export function answerValidator(schemas: Record<string, Schema>): Validator {
  const open = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closed(schema, false)]))
  return validatorOf(open, (schema) => closed(schema, true))
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
  for (const [name, schema] of Object.entries(schemas)) notePointers(schema, `#/components/schemas/${name}`, places)
  const known = new Map<Schema, ValidateFunction>()
  const compile = (schema: Schema, pointer: string) => {
    const prepared = absolute(prepare(schema))
    notePointers(prepared, schema.$ref ?? pointer, places)
    return ajv.compile(prepared)
  }
  const validate = (schema: Schema, value: unknown, pointer = '#') => {
    const compiled = known.get(schema) ?? compile(schema, pointer)
    known.set(schema, compiled)
    return compiled(value) ? [] : (compiled.errors ?? [])
  }
  const pointerOf = ({ parentSchema, keyword }: ErrorObject) =>
    // What closes a schema is ours, so the schema itself is what was broken.
    [places.get(parentSchema) ?? '#', ...(keyword === 'unevaluatedProperties' ? [] : [keyword])].join('/')
  return Object.assign(validate, { pointerOf })
}

const absolute = (schema: Schema) =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"contract#')) as Schema
