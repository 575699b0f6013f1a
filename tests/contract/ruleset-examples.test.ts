import { describe, expect, it } from 'vitest'
import type { Content, Document, Media } from '#contract-checks/contract.ts'
import { type Fault, refusedBy } from './read-contract.ts'

const schemas = (copy: Document) => copy.components.schemas
const media = (content: Content | undefined): Media => content!['application/json']!
const answer = (copy: Document): Media => media(copy.paths['/private/product']!.get!.responses['200']!.content)
const request = (copy: Document): Media => media(copy.paths['/private/product/change']!.post!.requestBody!.content)
const profile = (copy: Document): Media => media(copy.paths['/private/profile']!.get!.responses['200']!.content)
/** Its schema is that of another answer too. */
const entry = (copy: Document): Media =>
  media(copy.paths['/bank/registration-allow/{id}']!.get!.responses['200']!.content)
const csv = (copy: Document) => copy.paths['/business/calling-numbers/csv']!.get!.responses['200']!
const upload = (copy: Document) => copy.paths['/bank/common/{customerId}/documents']!.post!.requestBody!

const examples: Fault[] = [
  ['an answer without a named example', 'named-examples', (copy) => delete answer(copy).examples],
  ['a request body without a named example', 'named-examples', (copy) => delete request(copy).examples],
  [
    'a version that is not the one of the contract',
    'own-version',
    (copy) => {
      copy.info.version = '99.0.0'
    },
  ],
  [
    'an unnamed example',
    'named-examples',
    (copy) =>
      (profile(copy).example = {
        etag: 'a1',
        sessionIdleSeconds: 900,
        email: 'a@b.at',
        firstName: 'Anna',
        lastName: 'Gruber',
      }),
  ],
  [
    'an example whose name is not camelCase',
    'named-examples',
    (copy) => {
      answer(copy).examples = { 'a-starter': Object.values(answer(copy).examples!)[0]! }
    },
  ],
  [
    'two examples of one name in one operation',
    'named-examples',
    (copy) => {
      answer(copy).examples = { invalidRequest: Object.values(answer(copy).examples!)[0]! }
    },
  ],
  ['an answer that is not valid', 'valid-examples', (copy) => (answer(copy).examples = { broken: { value: {} } })],
  [
    'a request body that is not valid',
    'valid-examples',
    (copy) => {
      request(copy).examples = { broken: { value: { activationDate: '2026-12-01', productType: 'Gold' } } }
    },
  ],
  [
    'a refusal that is not valid',
    'valid-examples',
    (copy) => {
      media(copy.components.responses!.AccountLocked!.content).examples = { broken: { value: { status: 'locked' } } }
    },
  ],
  [
    'a date that is none',
    'valid-examples',
    (copy) => {
      request(copy).examples = { broken: { value: { activationDate: '2026-02-30', productType: 'Starter' } } }
    },
  ],
  [
    'an example in a schema that is not valid',
    'valid-examples',
    (copy) => {
      schemas(copy).Birthdate!.examples = ['2026-02-30']
    },
  ],
  ['an answer without a schema', 'valid-examples', (copy) => delete entry(copy).schema],
  [
    'a parameter with an example that is not valid',
    'valid-examples',
    (copy) => {
      copy.components.parameters!.CustomerId!.example = 'anna'
    },
  ],
  [
    'a header with an example that is not valid',
    'valid-examples',
    (copy) => {
      csv(copy).headers!['Content-Disposition']!.example = 7
    },
  ],
]

const bodies: Fault[] = [
  [
    'a request body that accepts unknown fields',
    'closed-body',
    (copy) => {
      delete schemas(copy).ProductChangeRequest!.additionalProperties
    },
  ],
  [
    'an object inside a request body that accepts unknown fields',
    'closed-body',
    (copy) => {
      schemas(copy).ContactPerson!.additionalProperties = true
    },
  ],
  [
    'a form upload',
    'raw-files',
    (copy) => {
      upload(copy).content = { 'multipart/form-data': Object.values(upload(copy).content)[0]! }
    },
  ],
  [
    'a file that is no binary',
    'raw-files',
    (copy) => {
      upload(copy).content['application/octet-stream']!.schema = { type: 'string', maxLength: 1000 }
    },
  ],
  ['a download without its name', 'raw-files', (copy) => delete csv(copy).headers],
  [
    'a download without an example of its name',
    'raw-files',
    (copy) => {
      delete csv(copy).headers!['Content-Disposition']!.example
    },
  ],
]

it('the lint refuses an unnamed example, and one that breaks its schema by both rules', () => {
  expect(refusedBy((copy) => (answer(copy).example = { productType: 'Gold' }))).toEqual([
    'named-examples',
    'valid-examples',
  ])
})

describe.each([
  ['examples', examples],
  ['bodies', bodies],
] satisfies [string, Fault[]][])('%s', (_, faults) => {
  it.each(faults)('the lint refuses %s by its rule %s', (_what, rule, plant) => {
    expect(refusedBy(plant)).toEqual([rule])
  })
})

it('the lint refuses an upload of any size, whose size is a constant too', () => {
  const csvUpload = (copy: Parameters<Fault[2]>[0]) =>
    copy.paths['/business/calling-numbers/csv-upload']!.post!.requestBody!.content['text/csv']!
  expect(refusedBy((copy) => delete csvUpload(copy).schema!.maxLength)).toEqual(['raw-files', 'constants'])
})
