import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import type { Impact } from './change.ts'
import { difference } from './difference.ts'
import { rateChange } from './redocly-changes.ts'

const contract = `
openapi: 3.1.0
info: { title: Small, version: 1.0.0 }
servers:
  - url: /api
security: [{ session: [] }]
paths:
  /bank/cards:
    get:
      operationId: bankListCards
      parameters:
        - { name: status, in: query, style: form, explode: true, schema: { type: array, items: { type: string } } }
        - { name: Range, required: true, in: header, schema: { type: array, items: { type: string } } }
      responses:
        '200':
          description: The cards.
          headers:
            Doc-Name: { required: true, schema: { type: string } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Card' } } }
    post:
      operationId: bankAddCard
      security: [{ session: [] }]
      responses:
        '204': { description: Done. }
        '401': { $ref: '#/components/responses/Unauthorized' }
components:
  securitySchemes: { session: { type: http, scheme: bearer } }
  responses:
    Unauthorized: { description: No session. }
    Expired: { description: No session. }
  schemas:
    Card: { type: object, properties: { place: { type: string, enum: [WIEN, GRAZ] } } }
`

const folder = mkdtempSync(join(tmpdir(), 'redocly-changes-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fileOf = (name: string, text: string) => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const cases: [what: string, from: string, to: string, Impact][] = [
  ['a call that needs no session any more', '      security: [{ session: [] }]\n', '      security: []\n', 'major'],
  [
    'a call that may come without a session',
    'security: [{ session: [] }]\npaths',
    'security: [{ session: [] }, {}]\npaths',
    'major',
  ],
  ['a status that is another shared answer', 'responses/Unauthorized', 'responses/Expired', 'major'],
  ['a second server', '  - url: /api', '  - url: /api\n  - url: /other', 'major'],
  [
    'a header that every answer has to bring',
    'headers:',
    'headers:\n            Doc-Type: { required: true, schema: { type: string } }',
    'major',
  ],
  [
    'a header that an answer may bring',
    'headers:',
    'headers:\n            Doc-Type: { schema: { type: string } }',
    'minor',
  ],
  ['an enumeration in another order', '[WIEN, GRAZ]', '[GRAZ, WIEN]', 'patch'],
  ['a style that holds anyway', ' style: form,', '', 'patch'],
  ['a style that is written out', 'name: Range,', 'name: Range, style: simple,', 'patch'],
  [
    'a header of an answer with the style that holds',
    'required: true, schema',
    'style: simple, required: true, schema',
    'patch',
  ],
  ['a parameter that is said to be optional', 'name: status,', 'name: status, required: false,', 'patch'],
  ['reserved characters that are escaped anyway', 'name: status,', 'name: status, allowReserved: false,', 'patch'],
  ['a hint at the format of tokens', 'scheme: bearer', 'scheme: bearer, bearerFormat: JWT', 'patch'],
  ['a parameter that need not be sent', 'name: Range, required: true,', 'name: Range,', 'minor'],
  ['another style', ' style: form,', ' style: pipeDelimited,', 'major'],
  ['lists that are sent otherwise', ' explode: true,', ' explode: false,', 'major'],
]

it.each(cases)('rates how serious %s is', (_what, from, to, impact) => {
  expect(contract).toContain(from)
  const [base, revision] = [fileOf('base.yaml', contract), fileOf('revision.yaml', contract.replace(from, to))]
  expect(difference(base, revision).map((change) => change.impact)).toEqual([impact])
})

/** Something else of the same kind. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'string') return `${value}x`
  if (typeof value === 'number') return value + 1
  if (typeof value !== 'object' || value === null) return !value
  const [[key, first] = ['0', 0]] = Object.entries(value)
  return Array.isArray(value) ? [otherThan(first), ...value.slice(1)] : { ...value, [key]: otherThan(first) }
}

/** Changes every example below a node, wherever it is written; gives their places. */
function changeExamples(node: unknown, pointer = '#', owner = ''): string[] {
  if (typeof node !== 'object' || node === null) return []
  const object = node as Record<string, unknown>
  const change = (key: string, place: string) => {
    object[key] = otherThan(object[key])
    return [place]
  }
  return Object.entries(object).flatMap(([key, value]) => {
    const place = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (owner !== 'properties' && (key === 'example' || (key === 'examples' && Array.isArray(value))))
      return change(key, place)
    if (key === 'value' && owner !== 'properties' && /\/examples\/[^/]+$/.test(pointer)) return change(key, pointer)
    return changeExamples(value, place, key)
  })
}

it('reports each changed example of the contract once, as a patch', () => {
  const whole = 'generated/openapi.yaml'
  const other: unknown = parse(readFileSync(whole, 'utf8'))
  const places = changeExamples(other)
  expect(places.length).toBeGreaterThan(300)
  const changes = difference(whole, fileOf('other.yaml', stringify(other)))
  expect(new Set(changes.map(({ impact }) => impact))).toEqual(new Set(['patch']))
  expect(changes.map(({ pointer }) => pointer).toSorted()).toEqual(places.toSorted())
})

it.each([
  ['a field', 'place: { type', 'etag: { type: string }, place: { type', 'Schema `Card.etag` was added.'],
  [
    'a status',
    "        '204': {",
    "        '409': { description: No. }\n        '204': {",
    'Response `409` was added.',
  ],
  [
    'words of a field',
    'place: { type',
    'place: { description: Where., type',
    '`description` of `Card.place` was modified.',
  ],
])('a sentence names what it is about: %s', (_what, from, to, sentence) => {
  const changes = difference(fileOf('before.yaml', contract), fileOf('after.yaml', contract.replace(from, to)))
  expect(changes.map((change) => change.sentence)).toContain(sentence)
})

it('reports a renamed field once, even if it is required', () => {
  const required = contract.replace('Card: { type: object,', 'Card: { type: object, required: [place],')
  expect(required).not.toBe(contract)
  const files = [required, required.replaceAll('place', 'town')].map((text, index) => fileOf(`${index}.yaml`, text))
  expect(difference(files[0]!, files[1]!)).toEqual([
    {
      impact: 'major',
      pointer: '#/components/schemas/Card/properties/town',
      formerPointer: '#/components/schemas/Card/properties/place',
      sentence: 'Property `place` of `Card` was renamed to `town`.',
      breaks: ['reader'],
    },
  ])
})

it('a sentence that does not say where names it: a shared parameter', () => {
  const { sentence } = rateChange({
    path: '#/components/parameters/Search/schema',
    kind: 'added',
    typeName: 'Schema',
    property: 'pattern',
    impact: 'major',
    verdicts: [{ message: "`pattern` was set to '^a'." }],
    revision: { pointer: '#/components/parameters/Search/schema/pattern', value: '^a' },
  })
  expect(sentence).toBe("`pattern` of `Search` was set to '^a'.")
})
