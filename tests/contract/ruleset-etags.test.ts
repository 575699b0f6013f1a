import { expect, it } from 'vitest'
import type { Document, Operation } from '../../scripts/contract/document.ts'
import { type Fault, refusedBy } from './planted-fault.ts'

const put = (copy: Document, path: string): Operation => copy.paths[path]!.put!
const privacy = (copy: Document) => put(copy, '/private/privacy-settings')
const fee = (copy: Document) => copy.components.schemas.Fee!
const ifMatch = { $ref: '#/components/parameters/IfMatch' } as NonNullable<Operation['parameters']>[number]

const faults: Fault[] = [
  ['a write of a record without If-Match', 'transport-headers', (copy) => delete privacy(copy).parameters],
  [
    'a write of a row of a list without If-Match',
    'transport-headers',
    (copy) => delete put(copy, '/business/admins/{adminId}').parameters,
  ],
  [
    'a change of state without If-Match',
    'transport-headers',
    (copy) =>
      delete copy.paths['/bank/business/{customerId}/calling-numbers/{callingNumberId}/block']!.patch!.parameters,
  ],
  [
    'a POST that changes a record without If-Match',
    'transport-headers',
    (copy) => delete copy.paths['/business/profile/email']!.post!.parameters,
  ],
  [
    'If-Match where nothing is changed that can be read',
    'transport-headers',
    (copy) => (put(copy, '/private/profile/password').parameters = [ifMatch]),
  ],
  [
    'If-Match where something is made',
    'transport-headers',
    (copy) => copy.paths['/business/admins']!.post!.parameters!.push(ifMatch),
  ],
  ['a write of a record that cannot be 412', 'generic-answers', (copy) => delete privacy(copy).responses['412']],
  [
    'a 412 with another record',
    'generic-answers',
    (copy) => (privacy(copy).responses['412'] = { $ref: '#/components/responses/ProfileChanged' }),
  ],
  ['a record without its etag', 'etags', (copy) => withoutField(fee(copy), 'etag')],
  [
    'an etag that may be left out',
    'etags',
    (copy) => (fee(copy).required = fee(copy).required!.filter((name) => name !== 'etag')),
  ],
  [
    'an etag of a record that nobody changes',
    'etags',
    (copy) => (copy.components.schemas.HistoryEntry!.properties!.etag = { $ref: '#/components/schemas/Etag' }),
  ],
  [
    'a 412 that does not bring the record',
    'etags',
    (copy) => delete copy.components.schemas.InactivityLockChangedProblem!.allOf![1]!.required,
  ],
]

function withoutField(schema: NonNullable<Document['components']['schemas'][string]>, name: string): void {
  delete schema.properties![name]
  schema.required = schema.required!.filter((one) => one !== name)
}

it.each(faults)('the lint refuses %s by its rule %s', (_what, rule, plant) => {
  expect(refusedBy(plant)).toEqual([rule])
})
