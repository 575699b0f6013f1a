/** Validates values against schemas of the bundle; each schema is compiled when it is first needed. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Schema } from '#sandbox/contract/bundle.ts'
import { closed } from '#sandbox/contract/closed-schema.ts'

/** The errors of a value, none when it is valid. */
export type Validator = (schema: Schema, value: unknown) => ErrorObject[]

/** For what clients send: exactly what the contract says. */
export const requestValidator = (schemas: Record<string, Schema>): Validator => validatorOf(schemas, (schema) => schema)

/** For what the sandbox answers: fields that the contract does not name are errors too, so that nothing leaks. */
export function answerValidator(schemas: Record<string, Schema>): Validator {
  const open = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closed(schema, false)]))
  return validatorOf(open, (schema) => closed(schema, true))
}

function validatorOf(schemas: Record<string, Schema>, prepare: (schema: Schema) => Schema): Validator {
  const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6, validateSchema: false })
  formats.default(ajv)
  ajv.addSchema({ components: { schemas } }, 'contract')
  const known = new Map<Schema, ValidateFunction>()
  return (schema, value) => {
    const validate = known.get(schema) ?? ajv.compile(absolute(prepare(schema)))
    known.set(schema, validate)
    return validate(value) ? [] : (validate.errors ?? [])
  }
}

const absolute = (schema: Schema) =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"contract#')) as Schema
