import { describe, expect, it } from 'vitest'
import type { Content, Document, Media, Schema } from '#contract-checks/contract.ts'
import { portingNotes, matchesInvisibleText } from '#scripts/contract/rules/texts.ts'
import { contract, type Fault, refusedBy } from './read-contract.ts'

/** One line without control characters. */
const line = String.raw`^[^\p{Cc}\p{Cs}]*$`
const porting = ['end', 'property', 'surrogate']
const schemas = (copy: Document) => copy.components.schemas
const fields = (copy: Document, schema: string): Record<string, Schema> => schemas(copy)[schema]!.properties!
const media = (content: Content | undefined): Media => content!['application/json']!
const csv = (copy: Document) => copy.paths['/business/calling-numbers/csv']!.get!.responses['200']!

const shapes: Fault[] = [
  [
    'a schema whose name is not PascalCase',
    'pascal-case',
    (copy) => {
      schemas(copy).customer_note = schemas(copy).CustomerNote!
      schemas(copy).CustomerNoteList!.properties!.results!.items = { $ref: '#/components/schemas/customer_note' }
      media(copy.paths['/bank/common/{customerId}/notes']!.post!.responses['201']!.content).schema = {
        $ref: '#/components/schemas/customer_note',
      }
      delete schemas(copy).CustomerNote
    },
  ],
  ['a schema that does not say what it is', 'described', (copy) => delete schemas(copy).Product!.description],
  ['a string without a length', 'bounded', (copy) => (fields(copy, 'Version').version = { type: 'string' })],
  [
    'a list without a length',
    'bounded',
    (copy) => (fields(copy, 'Version').all = { type: 'array', items: { type: 'boolean' } }),
  ],
  [
    'a number without a minimum',
    'bounded',
    (copy) => (fields(copy, 'Version').build = { type: 'integer', maximum: 9 }),
  ],
  ['a number without a maximum', 'bounded', (copy) => (fields(copy, 'Version').build = { type: 'number', minimum: 1 })],
  ['a field that may be anything', 'bounded', (copy) => (fields(copy, 'Version').version = {})],
  [
    'a map of endless strings',
    'bounded',
    (copy) => {
      schemas(copy).Version!.additionalProperties = { type: 'string' }
    },
  ],
  [
    'a parameter without a length',
    'bounded',
    (copy) => {
      const { maxLength: _none, ...text } = schemas(copy).Street!
      copy.components.parameters!.TransactionCallNumber!.schema = text
    },
  ],
  [
    'a header without a length',
    'bounded',
    (copy) => {
      csv(copy).headers!['Content-Disposition']!.schema = { type: 'string' }
    },
  ],
  [
    'a schema that no call reaches',
    'used-schemas',
    (copy) => {
      schemas(copy).Leftover = { type: 'boolean', description: 'Nobody needs it.' }
    },
  ],
  [
    'an enumeration that nothing uses',
    'used-schemas',
    (copy) => {
      schemas(copy).Colour = { type: 'string', enum: ['RED', 'BLUE'], description: 'Nobody needs it.' }
    },
  ],
]

const values: Fault[] = [
  [
    'an enumeration inside another schema',
    'enumerations',
    (copy) => {
      fields(copy, 'Version').stage = { type: 'string', enum: ['TEST', 'LIVE'] }
    },
  ],
  [
    'an enumeration that names a value twice',
    'enumerations',
    (copy) => schemas(copy).UserType!.enum!.push('BANK_EMPLOYEE'),
  ],
  ['a fee item type without an occurrence', 'enumerations', (copy) => schemas(copy).FeeItemType!.enum!.push('TIP')],
  [
    'an occurrence that does not exist',
    'enumerations',
    (copy) => {
      schemas(copy).FeeOccurrence!.enum = schemas(copy).FeeOccurrence!.enum!.slice(1)
    },
  ],
  ['an enumerated value beyond Latin-1', 'latin-1', (copy) => schemas(copy).UserType!.enum!.push('KŘÍŽ')],
  [
    'a pattern beyond Latin-1',
    'latin-1',
    (copy) => Object.assign(fields(copy, 'Version').version!, { pattern: '^[^…]*$', 'x-porting': ['end'] }),
  ],
  [
    'a property name beyond Latin-1',
    'latin-1',
    (copy) => {
      fields(copy, 'Version').größeŁ = { type: 'boolean' }
    },
  ],
  [
    'an example of a request header beyond Latin-1',
    'latin-1',
    (copy) => {
      const anything = { type: 'string', maxLength: 99, pattern: '^[^%\\p{Cc}\\p{Cs}]*[a-z]$', 'x-porting': porting }
      Object.assign(copy.components.parameters!.UserEmail!, { schema: anything, example: 'łukasz@mail.example' })
    },
  ],
  [
    'an example of an answer header beyond Latin-1',
    'latin-1',
    (copy) => {
      csv(copy).headers!['Content-Disposition']!.example = 'attachment; filename="Łódź.csv"'
    },
  ],
]

const sentField = (copy: Document, schema: Schema) => (fields(copy, 'CreateNoteRequest').title = schema)

const texts: Fault[] = [
  ['a new text without a pattern', 'texts', (copy) => sentField(copy, { type: 'string', maxLength: 9 })],
  [
    'a text that may be null without a pattern',
    'texts',
    (copy) => sentField(copy, { anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] }),
  ],
  [
    'a text whose pattern lets control characters in',
    'texts',
    (copy) => sentField(copy, { type: 'string', maxLength: 9, pattern: '^[^<>]*$', 'x-porting': ['end'] }),
  ],
  ['a day of any year', 'texts', (copy) => sentField(copy, { type: 'string', format: 'date', maxLength: 10 })],
  [
    'a search that takes control characters',
    'texts',
    (copy) => {
      const { pattern: _none, 'x-porting': _nothing, ...rest } = copy.components.parameters!.SearchParams!.schema.items!
      copy.components.parameters!.SearchParams!.schema.items = rest
    },
  ],
  [
    'a header that is not checked decoded',
    'texts',
    (copy) => (copy.components.parameters!.UserEmail!.schema.pattern = '^[!-~]*$'),
  ],
]

const checked = (pattern: string) => [pattern, matchesInvisibleText(pattern)]

it('the lint sees which patterns let control characters and halves of signs in', () => {
  const open = [
    '.*',
    '^.*$',
    '^\\s*$',
    '^a*',
    'a*$',
    `${line}|x`,
    '^[^<>]*$',
    '^\\S+\\W$',
    '^[\\u0000-z]*$',
    '^[^\\p{Cc}]*$',
  ]
  expect(open.map(checked)).toEqual(open.map((pattern) => [pattern, true]))
  const closed = [
    line,
    '^[a-z]{1,3}$',
    '^(?=[\\s\\S]*[A-Z])(?:ab|[^\\p{Cc}\\p{Cs}])+$',
    schemas(contract).NoteText!.pattern!,
  ]
  expect(closed.map(checked)).toEqual(closed.map((pattern) => [pattern, false]))
})

describe.each([
  ['schemas', shapes],
  ['values', values],
  ['texts', texts],
] satisfies [string, Fault[]][])('%s', (_, faults) => {
  it.each(faults)('the lint refuses %s by its rule %s', (_what, rule, plant) => {
    expect(refusedBy(plant)).toEqual([rule])
  })
})

const portings: Fault[] = [
  ['a pattern without what it means elsewhere', 'porting', (copy) => delete schemas(copy).Tan!['x-porting']],
  [
    'a pattern that names but a part of it',
    'porting',
    (copy) => (schemas(copy).NewPassword!['x-porting'] = ['end', 'property']),
  ],
  ['a note too many', 'porting', (copy) => (schemas(copy).Tan!['x-porting'] = ['end', 'look-ahead'])],
  ['a note twice', 'porting', (copy) => schemas(copy).NoteText!['x-porting']!.push('end')],
  ['a note that is not explained', 'porting', (copy) => delete copy['x-porting-notes']!.surrogate],
  ['an explanation that nothing needs', 'porting', (copy) => (copy['x-porting-notes']!.magic = 'It works.')],
]

it.each([
  ['^[0-9]{6}$', 'end'],
  ['^[$]{6}', ''],
  [String.raw`^\p{L}+\$`, 'property'],
  [String.raw`^[^\p{Cc}\p{Cs}]*$`, 'end, property, surrogate'],
  [String.raw`(?=[\s\S]*[A-Z])x`, 'look-ahead'],
  [String.raw`^[\u0000-\u0008]`, 'escape'],
  [String.raw`^\W+`, 'class'],
])('of the pattern %s other languages mind: %s', (pattern, notes) => {
  expect(portingNotes(pattern).join(', ')).toBe(notes)
})

it.each(portings)('the lint refuses %s by its rule %s', (_what, rule, plant) => {
  expect(refusedBy(plant)).toEqual([rule])
})
