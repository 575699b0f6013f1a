import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NoteText } from '#generated/model/note-text.ts'
import { PersonName } from '#generated/model/person-name.ts'
import { ReportAttribute } from '#generated/model/report-attribute.ts'
import { Street } from '#generated/model/street.ts'
import { toOutgoing } from '#src/shared/http/outgoing.ts'
import type { Document, Schema } from '#contract-checks/contract.ts'
import { takesBlanks } from '#scripts/contract/rules/texts.ts'
import { contract, type Fault, refusedBy } from './read-contract.ts'

const fields = (copy: Document, schema: string): Record<string, Schema> => copy.components.schemas[schema]!.properties!
const line = { pattern: String.raw`^[^\p{Cc}\p{Cs}]*$`, 'x-porting': ['end', 'property', 'surrogate'] }
const few = { type: 'string', maxLength: 9 }

const faults: Fault[] = [
  [
    'a required text that may be blank',
    'texts',
    (copy) => (fields(copy, 'CreateNoteRequest').title = { ...few, ...line }),
  ],
  [
    'a text of several blanks',
    'texts',
    (copy) => (fields(copy, 'CreateNoteRequest').title = { ...few, pattern: '^[A-Za-z. ]{2,}$', 'x-porting': ['end'] }),
  ],
  [
    'a blank text that may also be null',
    'texts',
    (copy) => (fields(copy, 'CreateNoteRequest').title = { anyOf: [{ ...few, ...line }, { type: 'null' }] }),
  ],
  [
    'a blank term of a search',
    'texts',
    (copy) => Object.assign(copy.components.parameters!.SearchParams!.schema.items!, line),
  ],
]

it.each(faults)('the lint refuses %s by its rule %s', (_what, rule, plant) => {
  expect(refusedBy(plant)).toEqual([rule])
})

it.each(['^ *$', String.raw`^\p{L}+$`, '^.*$', '^[^a]+$', '^[a-z -]+$'])(
  'the lint sees that %s takes blanks',
  (pattern) => {
    expect(takesBlanks(pattern)).toBe(true)
  },
)

const nothing = [
  ' ',
  '   ',
  '\u00a0',
  '\u2003\u3000',
  '\u200b',
  '\u200b \u00a0',
  '\ufeff',
  '\u2800',
  '\u3164',
  '\u0301',
  '\u00ad',
]

it.each(nothing)('a text of %j is refused in every field, and a form sends it as an empty one', (text) => {
  for (const schema of [NoteText, Street, PersonName, ReportAttribute])
    expect(schema.safeParse(text).success).toBe(false)
  expect(toOutgoing({ text })).toEqual({ text: null })
})

it.each([
  'a',
  ' a ',
  '.',
  '\u200ba',
  '\u200f\u05d0',
  '❤\ufe0f',
  '👩‍🔬',
  '\u00a0\u00a0x\u2028y',
  '한글',
  'e\u0301',
  '\ue000',
])('a text in which something can be seen is accepted: %j', (text) => {
  expect(Street.safeParse(text).success).toBe(true)
  expect(NoteText.safeParse(`\n\t${text}\n`).success).toBe(true)
})

const character = fc.oneof(
  fc.constantFrom(...nothing, '\n', '\t', '\u0085', '\ud800', 'a', '.', 'é'),
  fc.string({ unit: 'binary', maxLength: 1 }),
)

it('a form sends a text exactly when the contract accepts it', () => {
  fc.assert(
    fc.property(fc.array(character, { minLength: 1, maxLength: 8 }), (parts) => {
      const { text } = toOutgoing({ text: parts.join('') }) as { text: string | null }
      if (text !== null) expect(NoteText.safeParse(text).success).toBe(true)
      else expect(NoteText.safeParse(parts.join('').replaceAll(/[\p{Cc}\p{Cs}]/gu, '')).success).toBe(false)
    }),
  )
})

it('a long text is checked in a time that grows with its length only', () => {
  const pattern = new RegExp(contract.components.schemas.LimitNote!.pattern!, 'u')
  for (const long of [
    ' '.repeat(100_000),
    '\u0301'.repeat(100_000),
    `${'a '.repeat(50_000)}\0`,
    `${' '.repeat(99_999)}\0`,
  ]) {
    const start = performance.now()
    expect(pattern.test(long)).toBe(false)
    expect(performance.now() - start).toBeLessThan(5000) // a quadratic pattern takes minutes
  }
})

const read = (copy: Document) => copy.paths['/private/profile']!.get!

const citing: Fault[] = [
  'Decided in A08.',
  'The name (R202 to R208).',
  'See issue 12.',
  'As in #12.',
  'See specification 1, section 4.',
  'See §7.',
  'Why: docs/decisions/015.',
].map((sentence): Fault => [sentence, 'plain-words', (copy) => (read(copy).description = sentence)])

const places: Fault[] = [
  ['a summary', 'plain-words', (copy) => (read(copy).summary = 'Read the profile (A135)')],
  ['a schema', 'plain-words', (copy) => (copy.components.schemas.Product!.description = 'A product (R073).')],
  [
    'a field of a schema',
    'plain-words',
    (copy) => (copy.components.schemas.Version!.properties!.version!.description = 'As of A44.'),
  ],
  ['a refusal', 'plain-words', (copy) => (copy.components.responses!.NotFound!.description = 'Not found (A147).')],
  [
    'a parameter',
    'plain-words',
    (copy) => Object.assign(copy.components.parameters!.CustomerId!, { description: 'The id (A14).' }),
  ],
  ['the contract itself', 'plain-words', (copy) => Object.assign(copy.info, { description: 'As in R001.' })],
]

describe('a team that has nothing but the contract', () => {
  it.each(citing)('is refused by the lint: %s', (_what, rule, plant) => {
    expect(refusedBy(plant)).toEqual([rule])
  })

  it.each(places)('finds the reason in words in %s', (_what, rule, plant) => {
    expect(refusedBy(plant)).toEqual([rule])
  })

  it('may read of codes that are no references', () => {
    const codes = 'SEPA reason AC04 or AM04, A4 paper, ISO 3166-1 alpha-2, filename*, status 460.'
    expect(refusedBy((copy) => (read(copy).description = codes))).toEqual([])
  })
})
