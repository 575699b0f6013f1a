import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FlatOperation } from '#contract-checks/contract.ts'
import { root } from '#scripts/run.ts'
import { call, jsonOf, operations } from './read-contract.ts'

/** The columns of the specification's table that say which calls there are and how each may be refused. */
const table = readFileSync(join(root, 'docs/spec/operations.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('area\t'))
  .map((line) => line.split('\t'))
  .filter(([, , path]) => path!.startsWith('/'))
  .map(([, method, path, , , , refusals]) => ({ name: `${method} ${path}`, refusals: refusals ?? '' }))

const isLogin = (name: string): boolean => name.endsWith('/auth/login')

/** Statuses that belong to the subject of a call; on the login 401 and 458 are about the password (A52). */
const isApplicationStatus = (name: string, status: number): boolean =>
  [409, 412, 413, 417].includes(status) ||
  (status >= 460 && status <= 468) ||
  (isLogin(name) && (status === 401 || status === 458))

function expectedStatuses({ name, refusals }: (typeof table)[number]): number[] {
  const listed = [...refusals.matchAll(/\b[45]\d\d\b/g)].map(([text]) => Number(text))
  const own = listed.filter((status) => isApplicationStatus(name, status))
  return [...new Set(own)]
}

/** Its 412 is about what somebody else has changed (docs/decisions/024), as on every such call. */
const takesEtag = ({ parameters }: FlatOperation) => parameters.some(({ name }) => name === 'If-Match')

const declaredStatuses = (operation: FlatOperation, name: string): number[] =>
  Object.keys(operation.responses)
    .map(Number)
    .filter((status) => isApplicationStatus(name, status) && !(status === 412 && takesEtag(operation)))

const names = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)

describe('the calls', () => {
  it('the contract holds the calls of the specification', () => {
    expect(names).toEqual(expect.arrayContaining(table.map(({ name }) => name)))
  })

  /** The sub-roles that they need: A12, A129, R675 to R677; every other one is open to each bank employee. */
  it('exactly the calls of the specification that need a sub-role say so', () => {
    const bound = table.map(({ name }) => [name, call(name).roles]).filter(([, roles]) => roles!.length > 0)
    expect(Object.fromEntries(bound)).toEqual({
      'GET /bank/bank-employees': ['ADMINISTRATOR'],
      'POST /bank/bank-employees': ['ADMINISTRATOR'],
      'PUT /bank/bank-employees/{bankEmployeeId}': ['ADMINISTRATOR'],
      'POST /bank/bill-run': ['ADMINISTRATOR'],
      'DELETE /bank/private/{customerId}/deletion': ['DELETE_ADMINISTRATOR'],
      'DELETE /bank/common/{customerId}/documents/{documentId}': ['DELETE_ADMINISTRATOR'],
    })
  })
})

describe('the refusals', () => {
  // Further statuses are decisions: the sandbox, the kit, the screens and the journeys have each of them (types, scenarios, coverage).
  it.each(table)('$name may be refused as the specification says', (row) => {
    const operation = call(row.name)
    expect(declaredStatuses(operation, row.name)).toEqual(expect.arrayContaining(expectedStatuses(row)))
  })

  it.each(table.filter((row) => declaredStatuses(call(row.name), row.name).length > 0))(
    'each refusal of $name has a named example',
    (row) => {
      for (const status of declaredStatuses(call(row.name), row.name)) {
        const content = call(row.name).responses[status]?.content ?? {}
        expect(jsonOf(content), `${status} has a schema`).toBeDefined()
        expect(Object.keys(content['application/json']?.examples ?? {}), `${status} has examples`).not.toEqual([])
      }
    },
  )

  it.each([
    'POST /private/auth/password-reset',
    'POST /business/auth/password-reset',
    'POST /bank/auth/password-reset',
    'PUT /private/profile/password',
    'POST /business/profile/password',
  ])('%s refuses a password that breaks the rule with 466 (A58)', (name) => {
    expect(call(name).responses).toHaveProperty('466')
  })
})

/** The path of a call, with the examples of its parameters. */
const examplePath = ({ path, parameters }: (typeof operations)[number]): string =>
  parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path)

it('the path of a call has a digit only where it names a record, so that the portal can recognise a missing call', () => {
  for (const operation of operations) {
    expect(operation.path.replaceAll(/\{\w+\}/g, ''), operation.id).not.toMatch(/\d/)
    if (operation.path.includes('{')) expect(examplePath(operation)).toMatch(/\d/)
  }
})

it('a call that names no record is never refused because there is none', () => {
  const refused = operations.filter(({ path, responses }) => responses['404'] !== undefined && !path.includes('{'))
  // These two name a record in the query, and have a sentence of their own.
  expect(refused.map(({ id }) => id)).toEqual(['bankGetBillRunCalculation', 'bankGetBillRunTransactions'])
})
