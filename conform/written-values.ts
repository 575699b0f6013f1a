/** What the contract allows to be written: every choice, both ends of every length and number, put together into few bodies. */
import { randomInt } from 'node:crypto'
import type { Contract, Schema } from '#contract-checks/bundle.ts'
import { requestValidator } from '#contract-checks/validator.ts'

/** One place of a body and what is written there. */
export type Change = { path: readonly string[]; value: unknown }

type Fields = Record<string, unknown>
type Place = { path: readonly string[]; values: unknown[] }
type Allows = (schema: Schema, value: unknown) => boolean

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Changes of `body` that make one body each; every value of every place is in one of them. */
export function writtenBodies(contract: Contract, schema: Schema, body: unknown): Change[][] {
  const validate = requestValidator(contract.schemas)
  const schemaOf = (one: Schema): Schema =>
    one.$ref ? { ...schemaOf(contract.schemas[one.$ref.split('/').at(-1)!]!) } : one
  const places = placesOf(schemaOf, schema, body, [], (part, value) => validate(part, value).length === 0)
  const most = Math.max(0, ...places.map(({ values }) => values.length))
  return Array.from({ length: most }, (_, turn) =>
    places.map(({ path, values }) => ({ path, value: values[turn % values.length] })),
  )
}

/** The body with the changes made. */
export const changed = (body: unknown, changes: readonly Change[]): unknown =>
  changes.reduce<unknown>((now, { path, value }) => put(now, path, value), body)

function put(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  return name === undefined ? value : { ...(body as Fields), [name]: put((body as Fields)[name], rest, value) }
}

function placesOf(
  schemaOf: (schema: Schema) => Schema,
  given: Schema,
  value: unknown,
  path: readonly string[],
  allows: Allows,
): Place[] {
  const schema = schemaOf(given)
  const inside = (schema.allOf ?? []).flatMap((part) => placesOf(schemaOf, part, value, path, allows))
  if (isFields(value)) {
    const fields = Object.entries(schema.properties ?? {})
    return [
      ...inside,
      ...fields.flatMap(([name, field]) => placesOf(schemaOf, field, value[name], [...path, name], allows)),
    ]
  }
  const values = valuesOf(schemaOf, schema, value).filter((one) => allows(given, one))
  return values.length === 0 ? inside : [{ path, values }]
}

function valuesOf(schemaOf: (schema: Schema) => Schema, schema: Schema, old: unknown): unknown[] {
  const choices = schema.anyOf?.map(schemaOf)
  if (choices) return choices.flatMap((one) => (one.type === 'null' ? [null] : valuesOf(schemaOf, one, old)))
  const { type, enum: listed, minimum, maximum, items } = schema
  if (listed) return listed
  if (type === 'boolean') return [true, false]
  if (type === 'integer' || type === 'number') return [minimum, maximum].filter((one) => one !== undefined)
  if (type === 'string') return textsOf(schema, typeof old === 'string' ? old : '')
  const each = items && schemaOf(items).enum
  return each && schema.uniqueItems ? [each, ...each.map((one) => [one])] : []
}

/** Signs that get lost where somebody is careless; the last one is no blank, which may be cut off. */
const cycles = ['Ä ß"<&>\\ ’ € 漢 😀 %;', "Ágid-Č. O'K ", 'Ä7', 'AZ', 'Kz', '7-']

function textsOf(schema: Schema, old: string): string[] {
  const { minLength = 0, maxLength, format } = schema
  if (format !== undefined && format !== 'email') return []
  const validOnes = (lengths: number[]) =>
    lengths.map((length) => textOf(schema, old, length)).find((text) => text !== undefined)
  const shortest = validOnes([1, 2, 3, 4, 5, 6].map((more) => Math.max(minLength - 1, 0) + more))
  const longest = maxLength === undefined ? undefined : validOnes([maxLength, maxLength - 1])
  return [shortest, longest].filter((text) => text !== undefined)
}

/** A text of this length that the schema's pattern allows, or none. */
function textOf({ pattern, minLength = 0, maxLength = Infinity }: Schema, old: string, length: number) {
  if (length < minLength || length > maxLength) return undefined
  const rule = new RegExp(pattern ?? '', 'u')
  const digits = Array.from({ length }, () => randomInt(1, 10)).join('')
  const texts = [
    ...cycles.map(
      (cycle) => `${[...cycle.repeat(Math.ceil(length / [...cycle].length))].slice(0, length - 1).join('')}K`,
    ),
    digits,
    `6${digits.slice(1)}`,
    `${digits.slice(5)}@a.at`,
    old.slice(0, length).padEnd(length, old.at(-1) ?? 'K'),
  ]
  return texts.find((text) => [...text].length === length && rule.test(text))
}
