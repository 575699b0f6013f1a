/** Values that break a schema, one rule at a time as far as that is possible. */
import type { Schema } from '#contract-checks/bundle.ts'

/** What no text of the contract takes: a database cannot keep the first and the last. */
const hiddenSigns = [
  ['with a NUL', '\0'],
  ['with a control character', '\u0085'],
  ['with half a sign', '\ud800'],
] as const

/** A whole value in which one place is wrong; `how` says which and what. */
export type Broken = { how: string; value: unknown }

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Candidates for every rule of the schema, wherever `value` has the field; who asks keeps those that break a rule. */
export function brokenValues(schemaOf: (schema: Schema) => Schema, given: Schema, value: unknown): Broken[] {
  const schema = schemaOf(given)
  const inside = (part: Schema, old: unknown, name: string, put: (changed: unknown) => unknown): Broken[] =>
    brokenValues(schemaOf, part, old).map(({ how, value: changed }) => ({
      how: how.startsWith('.') || how.startsWith('[') ? `${name}${how}` : `${name} ${how}`,
      value: put(changed),
    }))
  const members = [...(schema.allOf ?? []), ...(schema.anyOf ?? []).filter(({ type }) => type !== 'null')]
  return [
    ...members.flatMap((member) => brokenValues(schemaOf, member, value)),
    ...simple(schema, value),
    ...(isFields(value) ? ofObject(schema, value, inside) : []),
    ...(Array.isArray(value) ? ofList(schema, value, inside) : []),
  ]
}

type Inside = (part: Schema, old: unknown, name: string, put: (changed: unknown) => unknown) => Broken[]

function ofObject(schema: Schema, value: Fields, inside: Inside): Broken[] {
  const known = Object.entries(schema.properties ?? {})
  return [
    ...(schema.required ?? []).map((name) => {
      const { [name]: _, ...rest } = value
      return { how: `.${name} missing`, value: rest }
    }),
    ...known.flatMap(([name, field]) =>
      inside(field, value[name] ?? undefined, `.${name}`, (changed) => ({ ...value, [name]: changed })),
    ),
    { how: 'with a field too many', value: { ...value, fieldOfNoContract: true } },
    ...(schema.minProperties === undefined ? [] : [{ how: 'empty', value: {} }]),
  ]
}

function ofList(schema: Schema, value: unknown[], inside: Inside): Broken[] {
  const { items, minItems, maxItems, uniqueItems } = schema
  const [first] = value
  return [
    ...(minItems === undefined ? [] : [{ how: 'empty', value: [] }]),
    ...(maxItems === undefined || maxItems > 1000
      ? []
      : [{ how: 'too long', value: Array.from({ length: maxItems + 1 }, () => first) }]),
    ...(uniqueItems ? [{ how: 'with the same twice', value: [first, first] }] : []),
    ...(items ? inside(items, first, '[0]', (changed) => [changed, ...value.slice(1)]) : []),
  ]
}

function simple(schema: Schema, value: unknown): Broken[] {
  const { type, enum: choices, format, pattern, minLength, maxLength, minimum, maximum, multipleOf } = schema
  const kind = [type].flat()[0]
  if (kind === undefined) return []
  const text = typeof value === 'string' ? value : ''
  const isNumber = kind === 'integer' || kind === 'number'
  const candidates: [string, unknown, boolean][] = [
    ['of another type', kind === 'string' ? 4711 : 'no-such-type', true],
    ['null', null, true],
    ['too short', text.slice(0, (minLength ?? 1) - 1), minLength !== undefined],
    [
      'too long',
      lengthened(text, (maxLength ?? 0) + 1),
      kind === 'string' && maxLength !== undefined && format === undefined,
    ],
    ['against its pattern', `${text.slice(0, -1)}\u00a7`, pattern !== undefined],
    ['without its pattern', 'x'.repeat(minLength ?? 1), pattern !== undefined],
    ['with nothing to see', '\u00a0\u200b', pattern !== undefined],
    ['with a line break', `${text}\n`, pattern !== undefined],
    ...hiddenSigns.map(([how, sign]): [string, unknown, boolean] => [how, text + sign, kind === 'string']),
    [`not a ${format ?? ''}`, format === 'date' ? '2026-02-30' : 'no-such-format', format !== undefined],
    ['no choice', kind === 'string' ? 'NO_SUCH_CHOICE' : 999_983, choices !== undefined],
    ['too small', (minimum ?? 0) - 1, isNumber && minimum !== undefined],
    ['too large', (maximum ?? 0) + 1, isNumber && maximum !== undefined],
    [
      'too precise',
      (typeof value === 'number' ? value : 1) + 0.001,
      isNumber && (multipleOf !== undefined || kind === 'integer'),
    ],
  ]
  return candidates.filter(([, , applies]) => applies).map(([how, broken]) => ({ how, value: broken }))
}

/** Grown at a place that keeps most patterns. */
const lengthened = (text: string, length: number) =>
  text.length >= length ? text : text + (/[\p{L}\d]$/u.exec(text)?.[0] ?? 'x').repeat(length - text.length)
