import { describe, expect, it } from 'vitest'
import type { Document, Operation } from '../../scripts/contract/document.ts'
import { type Fault, refusedBy } from './planted-fault.ts'

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
