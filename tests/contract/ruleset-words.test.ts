import { describe, expect, it } from 'vitest'
import type { Document } from '../../scripts/contract/document.ts'
import { type Fault, refusedBy } from './planted-fault.ts'

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
  it.each(citing)('is never told: %s', (_what, rule, plant) => {
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
