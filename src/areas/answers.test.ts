import { afterAll, beforeAll, expect, it } from 'vitest'
import { answers } from '#generated/answers.ts'
import type { OperationId } from '#generated/operations.ts'
import { startSession } from '#src/shared/session/session.ts'
import { openPage, startLocalServer, type LocalServer } from '../../tests/local-server.ts'
import { tokens } from '../../tests/tokens.ts'

type Generated = Record<string, (...given: unknown[]) => Promise<unknown>>
const api = Object.assign({}, ...Object.values(import.meta.glob('/generated/api/*/*.ts', { eager: true }))) as Generated
const every = Object.keys(answers) as OperationId[]

let server: LocalServer
beforeAll(async () => {
  server = await startLocalServer()
  openPage(server.origin)
})
afterAll(() => server.stop())

/** Asks as the portal asks; the last two parameters of a generated function are the options and the signal. */
async function outcomeOf(operation: OperationId): Promise<string> {
  const call = api[operation]!
  const body = operation.endsWith('Login') ? { email: 'anna.gruber@mail.example' } : undefined
  const given = Array.from({ length: call.length - 2 }, () => body)
  return call(...given).then(
    () => 'taken for true',
    (error: { failure?: string; message: string }) => error.failure ?? error.message,
  )
}

/** What each operation makes of the same answer. */
async function outcomes(status: number, type: string, body: string): Promise<Map<OperationId, string>> {
  for (const area of ['private', 'business', 'bank'] as const) startSession(area, tokens[area])
  server.answerWith((response) => response.writeHead(status, { 'Content-Type': type }).end(body))
  return new Map(await Promise.all(every.map(async (one) => [one, await outcomeOf(one)] as const)))
}

const expected = (ofNothing: string) =>
  new Map(every.map((operation) => [operation, answers[operation] === null ? ofNothing : 'unreadable']))

it.each([
  ['nothing', 200, 'application/json', ''],
  ['an empty object', 200, 'application/json', '{}'],
  ['null', 200, 'application/json', 'null'],
  ['an empty list', 200, 'application/json', '[]'],
  ['a text', 201, 'application/json', '"OK"'],
  ['a number', 200, 'application/json', '17'],
  ['no content', 204, 'application/json', ''],
])(
  '%s is no answer to whoever asked for data or a file, and enough where nothing is promised',
  async (_, ...answer) => {
    expect(await outcomes(...answer)).toEqual(expected('taken for true'))
  },
)

it.each([
  ['a page of a proxy', 200, 'text/html', '<!doctype html><title>Sign in to the network</title>'],
  ['half an answer', 200, 'application/json', '{"results": ['],
])('%s is never taken for a success', async (_, ...answer) => {
  expect(await outcomes(...answer)).toEqual(expected('unreadable'))
})

it.each(['text/html; charset=utf-8', 'application/json', 'application/pdf', 'text/csv;charset=utf-8', 'Text/CSV'])(
  'what comes as %s is a file only where the contract promises such a file',
  async (type) => {
    const files = every.filter((operation) => Array.isArray(answers[operation]))
    const found = await outcomes(200, type, 'Datum;Betrag')
    for (const operation of files) {
      const promised = (answers[operation] as readonly string[]).includes(type.split(';')[0]!.toLowerCase())
      expect([operation, found.get(operation)]).toEqual([operation, promised ? 'taken for true' : 'unreadable'])
    }
    expect(files.length).toBeGreaterThan(3)
  },
)
