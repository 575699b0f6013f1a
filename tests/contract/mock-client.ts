/** Calls the mock with the requests of the contract, and says what is wrong with its answers. */
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { answerCheck } from '#contract-checks/answer-check.ts'
import { type FlatOperation, isJson, operationsOf, readContract } from '#contract-checks/contract.ts'
import { examplesAt } from '#contract-checks/examples-today.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { startMock } from '#scripts/portal/mock-server.ts'
import { prismExamples } from '#scripts/portal/prism.ts'
import { root } from '#scripts/run.ts'
import type { ContractRequest } from './contract-examples.ts'

export const document = readDocument(join(root, 'generated/openapi.yaml'))
export const operations = operationsOf(document)
export const { operation } = readContract()
export const traceId = '5f0c6a3e-9a1b-4c0d-8e2f-1a2b3c4d5e6f'

export type Answer = { status: number; headers: Headers; text: string; body: Record<string, unknown> }

/** The mock while the tests of a file run. */
export function mockForTests(examples = prismExamples) {
  let mock: Awaited<ReturnType<typeof startMock>>
  beforeAll(async () => {
    mock = await startMock(examples, 0)
  })
  afterAll(() => mock.stop())

  async function send(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
    const answer = await fetch(`${mock.address}/api/ui/v1${path}`, {
      method,
      headers: { 'X-Trace-Id': traceId, ...headers },
      ...(body !== undefined && { body }),
    })
    const text = Buffer.from(await answer.arrayBuffer()).toString()
    const isBodyJson = isJson(answer.headers.get('content-type')?.split(';')[0] ?? '')
    const parsed = isBodyJson ? (JSON.parse(text) as Record<string, unknown>) : {}
    return { status: answer.status, headers: answer.headers, text, body: parsed } satisfies Answer
  }

  /** Sends an example of the contract, whose days are those of today, as a call with the same trace id each time. */
  function ask({ method, path, headers, body }: ContractRequest, more: Record<string, string> = {}): Promise<Answer> {
    const isBodyJson = body !== undefined && isJson(headers['Content-Type'] ?? '')
    const today = isBodyJson ? JSON.stringify(examplesAt(JSON.parse(body), new Date())) : body
    return send(method, path, { ...headers, 'X-Trace-Id': traceId, ...more }, today)
  }
  return { address: () => mock.address, send, ask }
}

const check = answerCheck(readContract())

/** What is wrong with an answer: by the contract, and by the call that it answers. */
export function faults(target: FlatOperation, { status, headers, text, body }: Answer): string[] {
  const type = headers.get('content-type')?.split(';')[0] ?? ''
  const sent = text === '' ? undefined : isJson(type) ? body : new Blob([text], { type })
  const found = check(target, { status, body: sent, headers: Object.fromEntries(headers) }).map(({ says }) => says)
  if (headers.get('x-trace-id') !== traceId) found.push(`has the trace id ${headers.get('x-trace-id')}`)
  if (status < 400) return found
  if (body.status !== status || body.traceId !== traceId) found.push(`is about another call: ${text}`)
  return found
}

/** Asks for all operations, 16 at a time, and returns what is wrong. */
export async function wrong<T extends { target: FlatOperation }>(items: T[], fault: (item: T) => Promise<string[]>) {
  const found: string[] = []
  const queue = items.values()
  const worker = async () => {
    for (const item of queue)
      found.push(...(await fault(item)).map((says) => `${item.target.id} ${says.slice(0, 300)}`))
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  return found.toSorted()
}
export const each = (list: FlatOperation[]) => list.map((target) => ({ target }))
