import { afterAll, beforeAll, expect, it } from 'vitest'
import { answers } from '#generated/answers.ts'
import type { OperationId } from '#generated/operations.ts'
import { startSession } from '#src/shared/session/session.ts'
import { openPage, startLocalServer, type LocalServer } from '../../tests/local-server.ts'
import { tokens } from '../../tests/tokens.ts'

type Generated = Record<string, (...args: unknown[]) => Promise<unknown>>
const api = Object.assign({}, ...Object.values(import.meta.glob('/generated/api/*/*.ts', { eager: true }))) as Generated
const allOperations = Object.keys(answers) as OperationId[]

let server: LocalServer
beforeAll(async () => {
  server = await startLocalServer()
  openPage(server.origin)
})
afterAll(() => server.stop())

/** The last two parameters of a generated function are the options and the signal. */
async function outcomeOf(operation: OperationId): Promise<string> {
  const call = api[operation]!
  const body = operation.endsWith('Login') ? { email: 'anna.gruber@mail.example' } : undefined
  const args = Array.from({ length: call.length - 2 }, () => body)
  return call(...args).then(
    () => 'accepted',
    (error: { failure?: string; message: string }) => error.failure ?? error.message,
  )
}

/** The outcome of each operation for the same response. */
async function allOutcomes(status: number, type: string, body: string): Promise<Map<OperationId, string>> {
  for (const area of ['private', 'business', 'bank'] as const) startSession(area, tokens[area])
  server.answerWith((response) => response.writeHead(status, { 'Content-Type': type }).end(body))
  return new Map(
    await Promise.all(allOperations.map(async (operation) => [operation, await outcomeOf(operation)] as const)),
  )
}

const expected = (withoutContent: string) =>
  new Map(allOperations.map((operation) => [operation, answers[operation] === null ? withoutContent : 'unreadable']))

it.each([
  ['nothing', 200, 'application/json', ''],
  ['an empty object', 200, 'application/json', '{}'],
  ['null', 200, 'application/json', 'null'],
  ['an empty list', 200, 'application/json', '[]'],
  ['a text', 201, 'application/json', '"OK"'],
  ['a number', 200, 'application/json', '17'],
  ['no content', 204, 'application/json', ''],
])('%s is unreadable where the contract promises data or a file, and accepted elsewhere', async (_, ...answer) => {
  expect(await allOutcomes(...answer)).toEqual(expected('accepted'))
})

it.each([
  ['a page of a proxy', 200, 'text/html', '<!doctype html><title>Sign in to the network</title>'],
  ['half an answer', 200, 'application/json', '{"results": ['],
])('%s is never accepted', async (_, ...answer) => {
  expect(await allOutcomes(...answer)).toEqual(expected('unreadable'))
})

it.each(['text/html; charset=utf-8', 'application/json', 'application/pdf', 'text/csv;charset=utf-8', 'Text/CSV'])(
  'a response of type %s is a file only where the contract promises that type',
  async (type) => {
    const files = allOperations.filter((operation) => Array.isArray(answers[operation]))
    const found = await allOutcomes(200, type, 'Datum;Betrag')
    for (const operation of files) {
      const promised = (answers[operation] as readonly string[]).includes(type.split(';')[0]!.toLowerCase())
      expect([operation, found.get(operation)]).toEqual([operation, promised ? 'accepted' : 'unreadable'])
    }
    expect(files.length).toBeGreaterThan(3)
  },
)
