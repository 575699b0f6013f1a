import { describe, expect, it } from 'vitest'
import type { Document, Operation } from '#contract-checks/contract.ts'
import { ruleset } from '#scripts/contract/ruleset.ts'
import { contract, type Fault, refusedBy } from './read-contract.ts'

const profile = (copy: Document): Operation => copy.paths['/private/profile']!.get!
const update = (copy: Document): Operation => copy.paths['/private/profile']!.put!
const product = (copy: Document): Operation => copy.paths['/private/product']!.get!
const change = (copy: Document): Operation => copy.paths['/private/product/change']!.post!
const list = (copy: Document): Operation => copy.paths['/bank/private/customers']!.get!
const employees = (copy: Document): Operation => copy.paths['/bank/bank-employees']!.get!
const without = (headers: string[]) => (copy: Document) => {
  const item = copy.paths['/private/profile']!
  item.parameters = item.parameters!.filter(({ $ref }) => !headers.some((name) => $ref!.endsWith(`/${name}`)))
}

const names: Fault[] = [
  ['an operation named without its area', 'operation-id', (copy) => (profile(copy).operationId = 'getProfile')],
  ['an operation named without a verb', 'operation-id', (copy) => (profile(copy).operationId = 'privateProfile')],
  ['an operation named after another area', 'operation-id', (copy) => (profile(copy).operationId = 'bankGetThing')],
  ['two operations of one name', 'operation-id', (copy) => (profile(copy).operationId = 'privateGetProductLimit')],
  ['an operation without a tag', 'area-tag', (copy) => (profile(copy).tags = [])],
  ['an operation with two tags', 'area-tag', (copy) => profile(copy).tags!.push('private-login')],
  ["a tag of another area than the path's", 'area-tag', (copy) => (profile(copy).tags = ['bank-products'])],
  ['a tag that is not declared', 'area-tag', (copy) => (profile(copy).tags = ['private-secrets'])],
]

const successes: Fault[] = [
  ['an operation without a success', 'one-success', (copy) => delete update(copy).responses['204']],
  [
    'an operation with two successes',
    'one-success',
    (copy) => {
      profile(copy).responses['204'] = { description: 'Nothing.' }
    },
  ],
  [
    'a 204 with a body',
    'one-success',
    (copy) => {
      update(copy).responses['204']!.content = profile(copy).responses['200']!.content!
    },
  ],
  [
    'a 200 without a body',
    'one-success',
    (copy) => delete copy.paths['/bank/registration-allow/{id}']!.get!.responses['200']!.content,
  ],
  [
    'a write that succeeds like a read',
    'one-success',
    (copy) => {
      update(copy).responses = { ...update(copy).responses, '200': profile(copy).responses['200']! }
      delete update(copy).responses['204']
    },
  ],
]

const filters: Fault[] = [
  [
    'a filter that does not say which rows it keeps',
    'filters',
    (copy) => list(copy).parameters!.push({ name: 'q', in: 'query', schema: { type: 'boolean' } }),
  ],
  [
    'a filter by a field that no row has',
    'filters',
    (copy) =>
      list(copy).parameters!.push({
        name: 'since',
        in: 'query',
        schema: { type: 'boolean' },
        'x-filter': { fields: ['createdAt'], keeps: 'from' },
      }),
  ],
]

const sessions: Fault[] = [
  [
    'a search that does not say which fields it searches',
    'filters',
    (copy) => {
      delete copy.components.parameters!.SearchParams!['x-searched']
    },
  ],
  [
    'a session that ends with a field that the body does not have',
    'ended-sessions',
    (copy) => {
      list(copy)['x-ends-sessions'] = [{ of: 'record', when: 'noSuchField', status: 401 }]
    },
  ],
]

const transport: Fault[] = [
  ...['TraceId', 'UserId', 'UserEmail'].map((name): Fault => [
    `a call without the transport header ${name}`,
    'transport-headers',
    without([name]),
  ]),
  [
    'a health check that needs a support id',
    'transport-headers',
    (copy) => {
      copy.components.parameters!.OptionalTraceId!.required = true
    },
  ],
  [
    'a call whose failures cannot be traced',
    'transport-headers',
    (copy) => {
      copy.components.parameters!.TraceId!.required = false
    },
  ],
  [
    'a login that does not ask for a session',
    'transport-headers',
    (copy) => {
      const item = copy.paths['/private/auth/login']!
      item.parameters = item.parameters!.filter(({ $ref }) => !$ref!.endsWith('/SessionSupport'))
    },
  ],
  [
    'a person on a call without a session',
    'transport-headers',
    (copy) => {
      copy.paths['/version']!.parameters!.push({ $ref: '#/components/parameters/UserId' } as never)
    },
  ],
  [
    'required input without an example',
    'parameter-example',
    (copy) => {
      delete copy.components.parameters!.ProductChangeId!.example
    },
  ],
]

const subRoles: Fault[] = [
  ['a role that does not exist', 'roles', (copy) => (employees(copy)['x-roles'] = ['JANITOR'])],
  ['a role named twice', 'roles', (copy) => (employees(copy)['x-roles'] = ['RISK', 'RISK'])],
  ['an empty list of roles', 'roles', (copy) => (employees(copy)['x-roles'] = [])],
  ['a sub-role outside the bank', 'roles', (copy) => (profile(copy)['x-roles'] = ['RISK'])],
  [
    'a sub-role on a call without a session',
    'roles',
    (copy) => {
      copy.paths['/bank/auth/login']!.post!['x-roles'] = ['RISK']
    },
  ],
]

const twins: Fault[] = [
  [
    'a customer and the bank that read different schemas',
    'mirror',
    (copy) => {
      product(copy).responses['200']!.content = structuredClone(list(copy).responses['200']!.content!)
    },
  ],
  [
    'a customer and the bank that send different schemas',
    'mirror',
    (copy) => {
      const media = change(copy).requestBody!.content['application/json']!
      media.schema = { allOf: [media.schema!] }
    },
  ],
]

it('the lint finds nothing in the contract as it is', () => {
  expect(ruleset(contract)).toEqual([])
})

describe.each([
  ['names', names],
  ['successes', successes],
  ['input', transport],
  ['filters', filters],
  ['sessions and searches', sessions],
  ['roles', subRoles],
  ['the mirror', twins],
] satisfies [string, Fault[]][])('%s', (_, faults) => {
  it.each(faults)('the lint refuses %s by its rule %s', (_what, rule, plant) => {
    expect(refusedBy(plant)).toEqual([rule])
  })
})
