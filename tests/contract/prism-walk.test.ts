import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FlatOperation, isJson, methods, operationsOf, resolveRef } from '#contract-checks/contract.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { startsSomething } from '#scripts/contract/operation-kinds.ts'
import type { ServerProcess } from '#scripts/portal/server-process.ts'
import { startPrism } from '#scripts/portal/prism.ts'
import { root } from '#scripts/run.ts'
import {
  bodyExamples,
  brokenBody,
  type ContractRequest,
  contractRequest,
  type DocumentedAnswer,
  documentedAnswers,
  withoutHeader,
} from './contract-examples.ts'

type Answer = { status: number; headers: Headers; body: string }

const document = readDocument(join(root, 'generated/openapi.yaml'))
const operations = operationsOf(document)
let prism: ServerProcess

beforeAll(async () => {
  prism = await startPrism(0)
})
afterAll(() => prism.stop())

async function ask({ path, method, headers, body }: ContractRequest, prefer?: string): Promise<Answer> {
  const answer = await fetch(`${prism.address}${path}`, {
    method,
    headers: prefer === undefined ? headers : { ...headers, Prefer: prefer },
    ...(body === undefined ? {} : { body }),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

/** Looks at all items, 16 at a time, and gives back what is wrong with them. */
async function wrong<T>(items: T[], complaints: (item: T) => Promise<string[]>): Promise<string[]> {
  const found: string[] = []
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) found.push(...(await complaints(item)))
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  return found.sort()
}

const short = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 300)

/** What Prism has against a request or against its own answer. */
const violations = (answer: Answer): string => answer.headers.get('sl-violations') ?? ''

function differences(expected: DocumentedAnswer, answer: Answer): string[] {
  const { status, mediaType, body, headers } = expected
  const found: string[] = []
  if (answer.status !== status) found.push(`answered ${answer.status}: ${short(answer.body)}`)
  if (violations(answer) !== '') found.push(`violates ${violations(answer)}`)
  if (found.length > 0) return found
  const type = answer.headers.get('Content-Type')?.split(';')[0]
  if (mediaType !== undefined && type !== mediaType) found.push(`came as ${type}`)
  const same =
    mediaType !== undefined && isJson(mediaType)
      ? isDeepStrictEqual(JSON.parse(answer.body), body)
      : answer.body === (body ?? '')
  if (!same) found.push(`has the body ${short(answer.body)} and not ${short(body ?? '')}`)
  for (const [name, value] of Object.entries(headers)) {
    if (answer.headers.get(name) !== value) found.push(`has ${name}: ${answer.headers.get(name)} and not ${value}`)
  }
  return found
}

/** How many answers the contract documents, counted without the code that lists them. */
function numberOfAnswers(): number {
  const responses = Object.values(document.paths).flatMap((item) =>
    methods.flatMap((method) => Object.values(item[method]?.responses ?? {})),
  )
  const examples = responses.map((response) => {
    const media = Object.values(resolveRef(document, response).content ?? { empty: { examples: { empty: {} } } })
    return media.flatMap((content) => Object.keys(content.examples ?? {})).length
  })
  return examples.reduce((sum, count) => sum + count, 0)
}

/** Every request has to be refused with this status, and for this reason. */
/** Prism answers what breaks the contract with 422 wherever that is declared, and the bank with 400. */
const ofPrism = (status: number, operation: FlatOperation) =>
  status === 400 && startsSomething(document, operation) ? 422 : status

async function notRefused(
  requests: [FlatOperation, ContractRequest][],
  status: number,
  reason: string,
): Promise<string[]> {
  return wrong(requests, async ([operation, request]) => {
    const answer = await ask(request)
    if (answer.status === ofPrism(status, operation) && violations(answer).includes(reason)) return []
    return [`${operation.id} was answered ${answer.status} ${violations(answer) || short(answer.body)}`]
  })
}

test('a developer gets every documented answer from the mock', async () => {
  const walk = operations.flatMap((operation) =>
    documentedAnswers(document, operation).map((expected) => ({ operation, expected })),
  )
  let right = 0
  const mismatches = await wrong(walk, async ({ operation, expected }) => {
    const { status, example, mediaType } = expected
    const request = contractRequest(document, operation, mediaType === undefined ? {} : { accept: mediaType })
    const answer = await ask(request, example === undefined ? `code=${status}` : `code=${status}, example=${example}`)
    const found = differences(expected, answer)
    if (found.length === 0) right += 1
    return found.map((difference) => `${operation.id} ${status} ${example ?? '(empty)'} ${difference}`)
  })
  console.info(
    `${right} answers of ${operations.length} operations walked through the mock, ${mismatches.length} mismatches`,
  )
  expect(mismatches).toEqual([])
  expect(right).toBe(numberOfAnswers())
})

test('accepts every request body of the contract', async () => {
  const requests = operations.flatMap((operation) =>
    bodyExamples(document, operation).map((body) => ({ operation, body })),
  )
  const refused = await wrong(requests, async ({ operation, body }) => {
    const answer = await ask(contractRequest(document, operation, { body }))
    return answer.status < 300 ? [] : [`${operation.id} ${body.name}: ${answer.status} ${violations(answer)}`]
  })
  expect(refused).toEqual([])
  expect(requests.length).toBeGreaterThan(0)
})

test('accepts every parameter of the contract', async () => {
  const refused = await wrong(operations, async (operation) => {
    const success = documentedAnswers(document, operation).find(({ status }) => status < 300)
    const accept = success?.mediaType ?? 'application/json'
    const answer = await ask(contractRequest(document, operation, { accept, everyParameter: true }))
    return answer.status === success?.status ? [] : [`${operation.id}: ${answer.status} ${violations(answer)}`]
  })
  expect(refused).toEqual([])
})

test.each([19.99, 0.07, -1.15])('accepts a fee of %d euros', async (amount) => {
  const operation = operations.find(({ id }) => id === 'bankCreatePrivateFee')!
  const [fee] = bodyExamples(document, operation)
  const body = { ...fee!, value: { ...(fee!.value as object), amount } }
  const answer = await ask(contractRequest(document, operation, { body }))
  expect([answer.status, violations(answer)]).toEqual([201, ''])
})

test('refuses a missing trace id in every call but the health check', async () => {
  const others = operations.filter(({ id }) => id !== 'commonGetVersion')
  const requests = others.map((operation): [FlatOperation, ContractRequest] => [
    operation,
    withoutHeader(contractRequest(document, operation), 'X-Trace-Id'),
  ])
  expect(await notRefused(requests, 400, "must have required property 'x-trace-id'")).toEqual([])
})

test('refuses a missing token in every call that needs a session', async () => {
  const requests = operations
    .filter((operation) => operation.needsSession)
    .map((operation): [FlatOperation, ContractRequest] => [
      operation,
      withoutHeader(contractRequest(document, operation), 'Authorization'),
    ])
  expect(await notRefused(requests, 401, 'Invalid security scheme used')).toEqual([])
})

test('refuses a body with a missing or an unknown field', async () => {
  const requests = operations.flatMap((operation) =>
    bodyExamples(document, operation)
      .filter(({ mediaType }) => isJson(mediaType))
      .map((body): [FlatOperation, ContractRequest] => [
        operation,
        contractRequest(document, operation, { body: brokenBody(document, operation, body) }),
      ]),
  )
  expect(await notRefused(requests, 400, '"request","body"')).toEqual([])
})

test('refuses a body in a format that the contract does not have', async () => {
  const requests = operations
    .filter((operation) => operation.body !== undefined)
    .map((operation): [FlatOperation, ContractRequest] => {
      const request = contractRequest(document, operation)
      return [operation, { ...request, headers: { ...request.headers, 'Content-Type': 'application/xml' } }]
    })
  expect(await notRefused(requests, 400, 'Supported content types')).toEqual([])
})
