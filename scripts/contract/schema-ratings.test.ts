import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import type { Schema } from '#contract-checks/contract.ts'
import type { Change, Impact } from './change.ts'
import { difference } from './difference.ts'

const text = (more: Schema = {}): Schema => ({ type: 'string', ...more })
const record = (more: Record<string, unknown> = {}): Schema => ({
  type: 'object',
  required: ['a'],
  properties: { a: text(), b: text() },
  ...more,
})
const day: Schema = { $ref: '#/components/schemas/Day' }
const none: Schema = { type: 'null' }

/** A change of a schema with the step that it needs where it is sent, answered with, and both. */
type Kind = { what: string; from: Schema; to: Schema; sent: Impact; answered: Impact; both: Impact }
const kind = (what: string, from: Schema, to: Schema, [sent, answered, both = 'major']: readonly Impact[]): Kind => ({
  what,
  from,
  to,
  sent: sent!,
  answered: answered!,
  both,
})

const dropped = ['minor', 'major'] as const
const longer = ['minor', 'minor', 'minor'] as const
const set = ['major', 'major'] as const
const same = ['patch', 'patch', 'patch'] as const

const kinds: Kind[] = [
  kind('a type that can no longer be null', text({ type: ['string', 'null'] }), text(), set),
  kind('a choice that can no longer be null', { anyOf: [day, none] }, day, set),
  kind('a choice of several that can no longer be null', { oneOf: [day, text(), none] }, { oneOf: [day, text()] }, set),
  kind('a list of one that can no longer be null', { oneOf: [day, none] }, { oneOf: [day] }, set),
  kind('a type that can be null', text(), text({ type: ['string', 'null'] }), dropped),
  kind('a choice that can be null', day, { anyOf: [day, none] }, dropped),
  kind(
    'an enumeration that can be null',
    text({ enum: ['A'] }),
    { type: ['string', 'null'], enum: ['A', null] },
    dropped,
  ),
  kind('a choice that is gone', { oneOf: [day, { type: 'number' }] }, { oneOf: [day] }, set),
  kind('a record that holds nothing else', record(), record({ additionalProperties: false }), ['major', 'minor']),
  kind('a record without other parts', record(), record({ unevaluatedProperties: false }), ['major', 'minor']),
  kind('a record that may hold more', record({ additionalProperties: false }), record(), dropped),
  kind('a record that is said to be open', record(), record({ additionalProperties: true }), same),
  kind('a shortest length that is dropped', text({ minLength: 1 }), text(), dropped),
  kind('a longest length that is dropped', text({ maxLength: 9 }), text(), dropped),
  kind('a longer length', text({ maxLength: 9 }), text({ maxLength: 10 }), longer),
  kind('a shorter length', text({ maxLength: 9 }), text({ maxLength: 8 }), set),
  kind('a shortest length', text(), text({ minLength: 1 }), set),
  kind('a shortest length of zero', text(), text({ minLength: 0 }), same),
  kind('a pattern that is dropped', text({ pattern: '^A' }), text(), dropped),
  kind('another pattern', text({ pattern: '^A' }), text({ pattern: '^B' }), set),
  kind('a format that is dropped', text({ format: 'date' }), text(), dropped),
  kind('a format that only hides what is typed', text(), text({ format: 'password' }), same),
  kind('a lowest value that is dropped', { type: 'number', minimum: 1 }, { type: 'number' }, dropped),
  kind('a higher value', { type: 'number', maximum: 1 }, { type: 'number', maximum: 2 }, dropped),
  kind('a step that is dropped', { type: 'number', multipleOf: 0.01 }, { type: 'number' }, dropped),
  kind('equal items', { type: 'array', items: day, uniqueItems: true }, { type: 'array', items: day }, dropped),
  kind(
    'items that may be equal',
    { type: 'array', items: day },
    { type: 'array', items: day, uniqueItems: false },
    same,
  ),
  kind('more values of an enumeration', text({ enum: ['A'] }), text({ enum: ['A', 'B'] }), dropped),
  kind('fewer values of an enumeration', text({ enum: ['A', 'B'] }), text({ enum: ['A'] }), set),
  kind('an enumeration that is dropped', text({ enum: ['A'] }), text(), dropped),
  kind('whole numbers that are numbers', { type: 'integer' }, { type: 'number' }, dropped),
  kind('a field that need not be there', record({ required: ['a', 'b'] }), record(), dropped),
  kind('a field that has to be there', record(), record({ required: ['a', 'b'] }), set),
  kind('required fields in another order', record({ required: ['a', 'b'] }), record({ required: ['b', 'a'] }), same),
  kind('types in another order', text({ type: ['string', 'number'] }), text({ type: ['number', 'string'] }), same),
  kind('what is said not to be deprecated', text(), { ...text(), deprecated: false } as Schema, same),
]

const places = ['sent', 'answered', 'both'] as const
const nameOf = (index: number, place: string) => `Kind${index}${place}`

/** A contract that sends and answers each schema as its place says. */
function contractOf(side: 'from' | 'to') {
  const names = (...of: string[]) => kinds.flatMap((_, index) => of.map((place) => nameOf(index, place)))
  const content = (schemas: string[]) => ({
    'application/json': {
      schema: {
        type: 'object',
        properties: Object.fromEntries(schemas.map((name) => [name, { $ref: `#/components/schemas/${name}` }])),
      },
    },
  })
  const schemas = kinds.flatMap((one, index) => places.map((place) => [nameOf(index, place), one[side]]))
  return {
    openapi: '3.1.0',
    info: { title: 'Small', version: '1.0.0' },
    paths: {
      '/all': {
        post: {
          operationId: 'doAll',
          requestBody: { content: content(names('sent', 'both')) },
          responses: { '200': { description: 'Done.', content: content(names('answered', 'both')) } },
        },
      },
    },
    components: { schemas: { Day: text({ format: 'date' }), ...Object.fromEntries(schemas) } },
  }
}

describe('the step that a change of a schema needs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schema-ratings-test-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  let changes: Change[] = []
  beforeAll(() => {
    const [base, revision] = (['from', 'to'] as const).map((side) => {
      const file = join(folder, `${side}.yaml`)
      writeFileSync(file, stringify(contractOf(side), { aliasDuplicateObjects: false }))
      return file
    })
    changes = difference(base!, revision!)
  })

  it.each(kinds.map((one, index) => [one.what, one, index] as const))('%s', (_what, one, index) => {
    const found = places.map((place) => {
      const pointer = `#/components/schemas/${nameOf(index, place)}`
      // The most serious ones come first.
      return changes.find((change) => change.pointer === pointer || change.pointer.startsWith(`${pointer}/`))?.impact
    })
    expect(found).toEqual(places.map((place) => one[place]))
  })
})
