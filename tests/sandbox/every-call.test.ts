import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type OperationId, operations } from '#generated/operations.ts'
import { answer, forOwnCustomer, forPrivateCustomer, type Handlers } from '#sandbox/handlers/handler.ts'
import { handlers } from '#sandbox/server/handlers.ts'
import { getProduct, getProductLimit } from '#sandbox/handlers/products.ts'
import type { Sandbox } from '#sandbox/main.ts'
import { seededProofSandbox } from '../conform/seeded-proof-sandbox.ts'
import { startSeededSandbox } from './backends.ts'
import { type Client, createClient } from './client.ts'
import { seedPeople } from './people.ts'

const ids = Object.keys(operations) as OperationId[]
const id = '10000000-0000-4000-8000-001100234501'
const pathOf = (operation: OperationId) =>
  operations[operation].path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => (name === 'bpNumber' ? '1100234501' : id))

describe('every call of the contract', () => {
  let sandbox: Sandbox
  let end: () => Promise<void>
  let client: Client
  const answered: string[] = []
  const tokens: Record<string, string> = {}
  beforeAll(async () => {
    const log = { info: (line: string) => void answered.push(line.split(' ')[0]!), error: () => {} }
    ;({ sandbox, end } = await startSeededSandbox('PostgreSQL', { log }))
    client = createClient(sandbox.address)
    for (const area of ['private', 'business', 'bank'] as const) {
      tokens[area] = await client.tokenOf(area, seedPeople[area].usual)
    }
  })
  afterAll(() => end())

  it('is answered by its own handler, also where a literal segment and a parameter both fit @R884', async () => {
    for (const operation of ids) {
      const { method, path } = operations[operation]
      answered.length = 0
      const { status } = await client.call(method, pathOf(operation))
      expect([operation, answered]).toEqual([operation, [operation]])
      expect([operation, status]).not.toEqual([operation, 404])
      expect(path).not.toBe('')
    }
  })

  it('that needs a session is refused with 401 without a token, with nonsense and with a foreign one @R885', async () => {
    const foreign = 'eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiJhIn0.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c'
    for (const operation of ids.filter((one) => operations[one].session)) {
      const { method } = operations[operation]
      const path = pathOf(operation)
      const answers = await Promise.all([
        client.call(method, path),
        client.call(method, path, { token: 'nonsense' }),
        client.call(method, path, { token: foreign }),
        client.call(method, path, { headers: { authorization: 'Basic YTpi' } }),
      ])
      expect([operation, ...answers.map(({ status }) => status)]).toEqual([operation, 401, 401, 401, 401])
    }
  })

  it('of an area is refused with 403 for people of the others @R886', async () => {
    for (const operation of ids.filter((one) => operations[one].session)) {
      const { method, area } = operations[operation]
      const others = Object.keys(tokens).filter((other) => other !== area)
      const answers = await Promise.all(
        others.map((other) => client.call(method, pathOf(operation), { token: tokens[other]! })),
      )
      expect([operation, ...answers.map(({ status }) => status)]).toEqual([operation, 403, 403])
    }
  })

  it.each([
    ['GET', '/api/ui/v1/nowhere'],
    ['GET', '/api/ui/v1'],
    ['GET', '/api/ui/v2/version'],
    ['GET', '/api/ui/v1/version/'],
    ['GET', '/api/ui/v1/Version'],
    ['GET', '/api/ui/v1/bank/bill-run-calculation-view'],
    ['GET', '/api/ui/v1/%E0%A4%A'],
    ['GET', '/api/ui/v1/%'],
    ['GET', '/api/ui/v1%2Fversion'],
    ['GET', '/api/ui/v1//version'],
    ['GET', `/api/ui/v1/${'x'.repeat(8000)}`],
    ['GET', `/api/ui/v1/bank/private/customers/${'1'.repeat(8000)}`],
  ])('is written exactly so: %s %s is a 404 @R884', async (method, path) => {
    const traceId = 'e0000000-0000-4000-8000-000000000404'
    const response = await client.send(method, path, { headers: { 'x-trace-id': traceId } })
    expect(response.status).toBe(404)
    expect(response.body).toMatchObject({ status: 404, traceId })
  })

  it('lists the allowed methods when it is made with another one', async () => {
    const paths = Map.groupBy(ids, (operation) => operations[operation].path)
    const wrong: unknown[] = []
    for (const [path, known] of paths) {
      const allowed = known.map((operation): string => operations[operation].method).toSorted()
      const others = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'].filter(
        (one) => !allowed.includes(one),
      )
      const answers = await Promise.all(others.map((method) => client.call(method, pathOf(known[0]!))))
      for (const { status, headers } of answers) {
        const response = [status, headers.get('allow')]
        if (response.join() !== [405, allowed.join(', ')].join()) wrong.push([path, ...response])
      }
    }
    expect(wrong).toEqual([])
  })
})

it('every call succeeds as in the contract, and a written record is read again', async () => {
  const sandbox = await seededProofSandbox()
  onTestFinished(sandbox.close)
  const { results } = await sandbox.ask({ brief: true })
  const wrong = results.flatMap(({ operation, findings, skipped }) =>
    [...findings.map((finding) => finding.says), ...(skipped === undefined ? [] : [skipped])].map(
      (reason) => `${operation}: ${reason}`,
    ),
  )
  expect(wrong).toEqual([])
  const succeeded = results.filter(({ name }) => name.startsWith('succeeds with')).map(({ operation }) => operation)
  expect(succeeded.toSorted()).toEqual((Object.keys(operations) as OperationId[]).toSorted())
}, 600_000)

it('a caller finds every operation of the contract answered, and nothing else', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(operations).toSorted())
})

it('the compiler finds a row that its operation may not answer, and a customer that its path does not name', () => {
  const tables = [
    { privateGetProduct: forOwnCustomer.read(getProduct), bankGetProduct: forPrivateCustomer.read(getProduct) },
    // @ts-expect-error the limit is another body
    { bankGetProduct: forPrivateCustomer.read(getProductLimit) },
    // @ts-expect-error the contract has no such operation
    { privateGetGoods: forOwnCustomer.read(getProduct) },
    // @ts-expect-error companies have no product
    { businessGetProduct: forOwnCustomer.read(getProduct) },
    // @ts-expect-error the path of a private customer's call has no customer id
    { privateGetProduct: forPrivateCustomer.read(getProduct) },
    // @ts-expect-error a bank employee is no customer
    { bankGetProduct: forOwnCustomer.read(getProduct) },
    // @ts-expect-error reading is never refused with 423
    { privateGetProduct: forOwnCustomer.write(getProduct) },
    // @ts-expect-error a number of the contract is not a status of it
    { commonGetVersion: answer(async (_call: object) => ({ status: 299 as const })) },
  ] satisfies Partial<Handlers>[]
  expect(tables).toHaveLength(8)
})
