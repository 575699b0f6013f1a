import { describe, expect, it } from 'vitest'
import type { Document, Operation } from '#contract-checks/contract.ts'
import { type Fault, refusedBy } from './read-contract.ts'

const profile = (copy: Document): Operation => copy.paths['/private/profile']!.get!
const change = (copy: Document): Operation => copy.paths['/private/product/change']!.post!
const version = (copy: Document): Operation => copy.paths['/version']!.get!
const auth = (copy: Document, call: string): Operation => copy.paths[`/private/auth/${call}`]!.post!
const smsCode = (copy: Document): Operation => copy.paths['/private/call-number/sms-tan']!.post!
const callNumber = (copy: Document): Operation => copy.paths['/private/call-number']!.put!
const cancel = (copy: Document): Operation => copy.paths['/private/product/change/{productChangeId}']!.delete!

const generic: Fault[] = [
  ...['default', '400', '401', '403', '458', '459'].map((status): Fault => [
    `an operation without its ${status} answer`,
    'generic-answers',
    (copy) => delete profile(copy).responses[status],
  ]),
  ['a path with an id without its 404', 'generic-answers', (copy) => delete cancel(copy).responses['404']],
  ['a write of a customer without its 423', 'generic-answers', (copy) => delete change(copy).responses['423']],
  ...['login', 'password-reset', 'password-tan', 'check-email'].map((call): Fault => [
    `the call ${call} without its 429`,
    'generic-answers',
    (copy) => delete auth(copy, call).responses['429'],
  ]),
  ['a request for a code without its 429', 'generic-answers', (copy) => delete smsCode(copy).responses['429']],
  ['a call with a code without its 429', 'generic-answers', (copy) => delete callNumber(copy).responses['429']],
  ...['login', 'password-reset'].map((call): Fault => [
    `the call ${call} without its 503`,
    'generic-answers',
    (copy) => delete auth(copy, call).responses['503'],
  ]),
  [
    'a read that answers 429',
    'generic-answers',
    (copy) => {
      profile(copy).responses['429'] = { $ref: '#/components/responses/TooManyAttempts' }
    },
  ],
  [
    'a call without a password that answers 503',
    'generic-answers',
    (copy) => {
      smsCode(copy).responses['503'] = { $ref: '#/components/responses/Busy' }
    },
  ],
  [
    'another answer in the place of a shared one',
    'generic-answers',
    (copy) => {
      profile(copy).responses['403'] = { $ref: '#/components/responses/EmailInUse' }
    },
  ],
  [
    'a call without a session that answers 403',
    'generic-answers',
    (copy) => {
      version(copy).responses['403'] = { $ref: '#/components/responses/Forbidden' }
    },
  ],
  [
    'a call without a session that answers 459',
    'generic-answers',
    (copy) => {
      version(copy).responses['459'] = { $ref: '#/components/responses/SessionExpired' }
    },
  ],
  [
    'a 404 where no record is named',
    'generic-answers',
    (copy) => {
      profile(copy).responses['404'] = { $ref: '#/components/responses/NotFound' }
    },
  ],
  [
    'a read that answers 423',
    'generic-answers',
    (copy) => {
      profile(copy).responses['423'] = { $ref: '#/components/responses/TaskOngoing' }
    },
  ],
]

const fieldsOf = (copy: Document, schema: string) => copy.components.schemas[schema]!

const session: Fault[] = [
  ...['Profile', 'LoginResponse'].map((schema): Fault => [
    `${schema} without the idle time`,
    'session',
    (copy) => delete fieldsOf(copy, schema).properties!.sessionIdleSeconds,
  ]),
  [
    'an idle time that every backend has to tell',
    'session',
    (copy) => void fieldsOf(copy, 'LoginResponse').required!.push('sessionIdleSeconds'),
  ],
  [
    'an idle time of its own kind',
    'session',
    (copy) => {
      fieldsOf(copy, 'Profile').properties!.sessionIdleSeconds = { type: 'integer', minimum: 1, maximum: 900 }
    },
  ],
]

const problem = (copy: Document) => fieldsOf(copy, 'SessionProblem').allOf![1]!
session.push(
  [
    'a session that ends without a reason',
    'session',
    (copy) => {
      const media = copy.components.responses!.Unauthorized!.content!['application/json']!
      media.schema = { $ref: '#/components/schemas/Problem' }
    },
  ],
  [
    'a reason that every backend has to know',
    'session',
    (copy) => {
      problem(copy).required = ['reason']
      delete copy.components.schemas.SessionProblem!['x-invariants']
    },
  ],
)

describe('the end of a session', () => {
  it.each(session)('the lint refuses %s by its rule %s', (_what, rule, plant) => {
    expect(refusedBy(plant)).toEqual([rule])
  })
})

describe('generic answers', () => {
  it.each(generic)('the lint refuses %s by its rule %s', (_what, rule, plant) => {
    expect(refusedBy(plant)).toEqual([rule])
  })
})

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
    'an etag of a record that no call changes',
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
