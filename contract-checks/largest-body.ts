/** How many bytes the largest body has that an operation can take; more need not be read to be refused. */
import type { Contract, FlatOperation, Schema } from '#contract-checks/contract.ts'

/** In bytes, of an operation without a body: a small one is read and refused with its reason. */
const none = 1024
/** Blanks and line breaks around a value, and the comma behind it: more than any tool indents by. */
const layout = 64
/** No number of the contract has more digits, however it is written. */
const digits = 40
/** One character may be two escapes, `\ud83d\ude00`. */
const escaped = 12

/** The greatest of the media types; a file has the `maxLength` of its schema in bytes (OpenAPI 3.1). Throws where a schema has no bound. */
export function largestBody(contract: Contract, { body }: FlatOperation): number {
  const sizes = Object.values(body?.content ?? {}).map(({ schema = {} }) =>
    schema.format === 'binary' ? bound(schema.maxLength, 'maxLength') : sizeOf(contract, schema) + layout,
  )
  return Math.max(none, ...sizes)
}

function sizeOf(contract: Contract, schema: Schema): number {
  if (schema.$ref !== undefined) return sizeOf(contract, contract.schemas[schema.$ref.split('/').at(-1)!]!)
  if (schema.enum !== undefined) return Math.max(...schema.enum.map(textSize))
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((part) => sizeOf(contract, part))
  const all = (schema.allOf ?? []).reduce((sum, part) => sum + sizeOf(contract, part), 0)
  return Math.max(0, ...parts) + all + Math.max(0, ...[schema.type ?? []].flat().map(ofType))

  function ofType(type: string): number {
    if (type === 'string') return bound(schema.maxLength, 'maxLength') * escaped + 2
    if (type === 'array')
      return bound(schema.maxItems, 'maxItems') * (sizeOf(contract, schema.items ?? {}) + layout) + 2
    if (type !== 'object') return digits
    return Object.entries(schema.properties ?? {}).reduce(
      (sum, [name, field]) => sum + textSize(name) + sizeOf(contract, field) + layout,
      2,
    )
  }
}

const textSize = (value: unknown): number => String(value).length * escaped + 2

function bound(value: number | undefined, name: string): number {
  if (value === undefined) throw new Error(`A schema of a request has no ${name}`)
  return value
}
