/** Candidates of requests that break one rule of the contract each; callers keep those that break exactly one. */
import type { RequestParts } from '#conform/backend.ts'
import type { Contract, Schema } from '#contract-checks/contract.ts'
import type { OperationId } from '#generated/operations.ts'

/** `how` describes what is wrong with the request, `place` is where; `header` is the name of a broken header. */
export type BrokenRequest = {
  how: string
  place: 'query' | 'header' | 'body'
  header?: string | undefined
  parts: RequestParts
}

/** Yields variants of `valid`, a request that succeeds. */
export function* brokenRequests(
  contract: Contract,
  operation: OperationId,
  valid: RequestParts,
): Generator<BrokenRequest> {
  const { parameters, body } = contract.operation(operation)
  const schemaOf = (schema: Schema): Schema =>
    schema.$ref ? { ...schemaOf(contract.schemas[schema.$ref.split('/').at(-1)!]!) } : schema

  yield {
    how: 'an unknown query key',
    place: 'query',
    parts: { ...valid, query: { ...valid.query, keyOfNoContract: '1' } },
  }
  for (const { in: place, name, schema, example } of parameters) {
    if (place === 'path') continue
    const at = place === 'query' ? 'query' : 'headers'
    const header = place === 'header' ? name : undefined
    const put = (value: unknown): RequestParts => ({ ...valid, [at]: { ...valid[at], [name]: value } })
    const isList = schemaOf(schema).type === 'array'
    if (at === 'headers') yield { how: `header ${name} missing`, place, header, parts: put('') }
    if (at === 'query' && !isList) yield { how: `${name} twice`, place, parts: put(['1', '2']) }
    const encoded = at === 'headers' ? ['%', '%00', '%C2%85', '%ED%A0%80'] : []
    for (const text of encoded)
      yield { how: `header ${name} with ${text}`, place, header, parts: put(`${String(example ?? '')}${text}`) }
    const sample = isList ? [example ?? 'x'] : (example ?? 'x')
    const spellings = isList ? [] : lenientValues(schemaOf(schema), sample)
    for (const { how, value } of [...brokenValues(schemaOf, schema, sample), ...spellings]) {
      if (value === null || value === '' || (Array.isArray(value) && value.includes(null))) continue
      // HTTP drops the blanks around a header.
      if (at === 'headers' && !/^(?! )[\x20-\x7e]*(?<! )$/.test(String(value))) continue
      if (!String(value).isWellFormed()) continue // UTF-8 in an address has no half of a sign
      yield {
        how: `${at === 'query' ? name : `header ${name}`} ${how}`,
        place,
        header,
        parts: put(isList ? listOf(value) : String(value)),
      }
    }
  }
  if (body === undefined) return
  if (body.required) yield { how: 'no body', place: 'body', parts: { ...valid, body: undefined } }
  yield {
    how: 'a body of another media type',
    place: 'body',
    parts: { ...valid, body: 'x=1', mediaType: 'application/x-www-form-urlencoded' },
  }
  const media = body.content['application/json']
  if (media?.schema === undefined) return
  yield {
    how: 'a body that is no JSON',
    place: 'body',
    parts: { ...valid, body: '{"half": ', mediaType: 'application/json' },
  }
  for (const { how, value } of brokenValues(schemaOf, media.schema, valid.body)) {
    yield { how: `a body ${how}`, place: 'body', parts: { ...valid, body: value } }
  }
}

const listOf = (value: unknown): string[] => [value].flat().map(String)

// Values that break a schema, one rule at a time as far as possible.

/** Characters that no text of the contract allows; a database cannot store the first and the last. */
const unstorableCharacters = [
  ['with a NUL', '\0'],
  ['with a control character', '\u0085'],
  ['with half a sign', '\ud800'],
] as const

/** A whole value with one wrong place; `how` names the place and the mistake. */
export type BrokenValue = { how: string; value: unknown }

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Candidates for every rule of the schema, wherever `value` has the field. */
export function brokenValues(schemaOf: (schema: Schema) => Schema, given: Schema, value: unknown): BrokenValue[] {
  const schema = schemaOf(given)
  const inside = (part: Schema, old: unknown, name: string, put: (changed: unknown) => unknown): BrokenValue[] =>
    brokenValues(schemaOf, part, old).map(({ how, value: changed }) => ({
      how: how.startsWith('.') || how.startsWith('[') ? `${name}${how}` : `${name} ${how}`,
      value: put(changed),
    }))
  const members = [...(schema.allOf ?? []), ...(schema.anyOf ?? []).filter(({ type }) => type !== 'null')]
  return [
    ...members.flatMap((member) => brokenValues(schemaOf, member, value)),
    ...brokenScalars(schema, value),
    ...(isFields(value) ? brokenObjects(schema, value, inside) : []),
    ...(Array.isArray(value) ? brokenLists(schema, value, inside) : []),
  ]
}

type Inside = (part: Schema, old: unknown, name: string, put: (changed: unknown) => unknown) => BrokenValue[]

function brokenObjects(schema: Schema, value: Fields, inside: Inside): BrokenValue[] {
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

function brokenLists(schema: Schema, value: unknown[], inside: Inside): BrokenValue[] {
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

function brokenScalars(schema: Schema, value: unknown): BrokenValue[] {
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
      lengthen(text, (maxLength ?? 0) + 1),
      kind === 'string' && maxLength !== undefined && format === undefined,
    ],
    ['against its pattern', `${text.slice(0, -1)}\u00a7`, pattern !== undefined],
    ['without its pattern', 'x'.repeat(minLength ?? 1), pattern !== undefined],
    ['with nothing to see', '\u00a0\u200b', pattern !== undefined],
    ['with a line break', `${text}\n`, pattern !== undefined],
    ...unstorableCharacters.map(([how, sign]): [string, unknown, boolean] => [how, text + sign, kind === 'string']),
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

/** One place of a body and the spellings of its value. */
type LenientPlace = { path: readonly string[]; spellings: BrokenValue[] }

function lenientPlaces(
  schemaOf: (schema: Schema) => Schema,
  given: Schema,
  value: unknown,
  path: string[] = [],
): LenientPlace[] {
  const schema = schemaOf(given)
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []).filter(({ type }) => type !== 'null')]
  const spellings = lenientValues(schema, value)
  return [
    ...parts.flatMap((part) => lenientPlaces(schemaOf, part, value, path)),
    ...(spellings.length === 0 ? [] : [{ path, spellings }]),
    ...(isFields(value)
      ? Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
          lenientPlaces(schemaOf, field, value[name] ?? undefined, [...path, name]),
        )
      : []),
  ]
}

function replaceAt(into: unknown, [name, ...inner]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const fields = into as Fields
  return { ...fields, [name]: replaceAt(fields[name], inner, value) }
}

/** A request in which several fields are spelled as lenient parsers accept them, and each of these fields alone. */
export type LenientRequest = { parts: RequestParts; alone: { field: string; how: string; parts: RequestParts }[] }

/**
 * The fields of the body in each other JSON type and spelling, as many at once as there are fields: a 400 names each of them, so few
 * requests ask for all. `isBroken` tells which spellings the contract refuses.
 */
export function lenientRequests(
  contract: Contract,
  operation: OperationId,
  valid: RequestParts,
  isBroken: (parts: RequestParts) => boolean,
): LenientRequest[] {
  const schema = contract.operation(operation).body?.content['application/json']?.schema
  if (schema === undefined || !isFields(valid.body)) return []
  const schemaOf = (one: Schema): Schema =>
    one.$ref ? { ...schemaOf(contract.schemas[one.$ref.split('/').at(-1)!]!) } : one
  const places = lenientPlaces(schemaOf, schema, valid.body).map(({ path, spellings }) => ({
    path,
    spellings: spellings
      .map(({ how, value }) => ({ how, value, parts: { ...valid, body: replaceAt(valid.body, path, value) } }))
      .filter(({ parts }) => isBroken(parts)),
  }))
  const most = Math.max(0, ...places.map(({ spellings }) => spellings.length))
  return Array.from({ length: most }, (_none, turn) => {
    const chosen = places.flatMap(({ path, spellings }) => (spellings[turn] ? [{ path, ...spellings[turn] }] : []))
    const body = chosen.reduce<unknown>((into, { path, value }) => replaceAt(into, path, value), valid.body)
    const alone = chosen.map(({ path, how, parts }) => ({
      field: path.join('.'),
      how: `a body .${path.join('.')} ${how}`,
      parts,
    }))
    return { parts: { ...valid, body }, alone }
  })
}

/**
 * The value itself in each other JSON type and in spellings that lenient parsers accept. Many of them are valid at another place, such
 * as a number for a text of digits: callers keep those that the contract refuses.
 */
function lenientValues(schema: Schema, value: unknown): BrokenValue[] {
  const kind = [schema.type].flat()[0]
  if (kind === undefined || value === undefined || value === null) return []
  const spellings: [string, unknown][] =
    typeof value === 'string'
      ? spellingsOfText(schema, value)
      : typeof value === 'number'
        ? [
            ['as text', String(value)],
            ['with a sign', `+${value}`],
            ['with a comma', `${value},00`],
            ['as a boolean', value !== 0],
          ]
        : typeof value === 'boolean'
          ? [
              ['as text', String(value)],
              ['as text in capitals', String(value).toUpperCase()],
              ['as 0 or 1', Number(value)],
            ]
          : []
  return [...spellings, ...(kind === 'array' || kind === 'object' ? [] : [['in a list of one', [value]] as const])].map(
    ([how, broken]) => ({ how, value: broken }),
  )
}

function spellingsOfText({ enum: choices, format }: Schema, text: string): [string, unknown][] {
  if (format === 'date')
    return [
      ['as a moment', `${text}T00:00:00Z`],
      ['without leading zeros', text.replaceAll('-0', '-')],
      ['without hyphens', text.replaceAll('-', '')],
      ['as written in Austria', text.split('-').toReversed().join('.')],
      ['in milliseconds', Date.parse(text)],
    ]
  const blank: [string, unknown][] = [['between blanks', ` ${text} `]]
  if (choices !== undefined) {
    const isCapitals = text === text.toUpperCase()
    return [
      ...blank,
      ['in other capitals', isCapitals ? text.toLowerCase() : text.toUpperCase()],
      ['as its ordinal', 0],
    ]
  }
  return /^\d{1,15}$/.test(text) ? [...blank, ['as a number', Number(text)]] : blank
}

/** Repeats the last letter or digit, which matches most patterns. */
const lengthen = (text: string, length: number) =>
  text.length >= length ? text : text + (/[\p{L}\d]$/u.exec(text)?.[0] ?? 'x').repeat(length - text.length)
