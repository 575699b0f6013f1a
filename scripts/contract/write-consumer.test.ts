import { describe, expect, it } from 'vitest'
import type { Exchange } from '#conform/exchanges.ts'
import { buildHar } from '#conform/report/har.ts'
import { type Content, type FlatOperation, isJson, operationsOf, resolveRef } from '#contract-checks/contract.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { unknownUses } from './consumers.ts'
import { manifestOf, mergeManifests } from './write-consumer.ts'

const document = readDocument('generated/openapi.yaml')
const operations = operationsOf(document)

const exampleOf = (content: Content = {}): string | undefined => {
  const media = Object.entries(content).find(([type]) => isJson(type))?.[1]
  const [example] = Object.values(media?.examples ?? {})
  return example && JSON.stringify(resolveRef(document, example).value)
}

/** The call of an operation with the examples of the contract. */
function exchangeOf({ method, path, body, responses }: FlatOperation): Exchange {
  const status = Object.keys(responses).find((one) => one.startsWith('2'))!
  const [sent, answer] = [exampleOf(body?.content), exampleOf(responses[status]!.content)]
  return {
    at: 0,
    milliseconds: 1,
    method: method.toUpperCase(),
    url: `https://portal.example/api/ui/v1${path.replaceAll(/\{\w+\}/g, '7')}?offset=0`,
    headers: { 'x-trace-id': 'any', 'Content-Type': 'application/json' },
    ...(sent !== undefined && { body: sent }),
    answer: {
      status: Number(status),
      headers: {},
      mediaType: 'application/json; charset=utf-8',
      size: 0,
      body: answer,
    },
  } as Exchange
}

describe('a recording of every call', () => {
  const { operations: used } = manifestOf(buildHar(operations.map(exchangeOf)), document)

  it('names all operations, with fields that the contract has', () => {
    expect(Object.keys(used)).toEqual(operations.map(({ id }) => id))
    expect(unknownUses({ name: 'all', operations: used }, document)).toEqual([])
  })

  it('names what is sent and read, and the parameters of the call', () => {
    expect(used.bankListPrivateCustomers?.reads).toContain('results[].callNumber')
    expect(used.privateChangeCallNumber?.sends).toContain('callNumber')
    expect(used.privateGetProduct).toMatchObject({ parameters: ['X-Trace-Id'], statuses: [200] })
  })
})

it('leaves out calls of others and calls without an answer', () => {
  const call = exchangeOf(operations.find(({ id }) => id === 'privateGetProduct')!)
  const { answer: _, ...unanswered } = call
  const har = buildHar([{ ...call, url: 'https://fonts.example/api/ui/v2/private/product' }, unanswered])
  expect(manifestOf(har, document)).toEqual({ operations: {} })
})

it('a field that a person took out of a manifest stays out', () => {
  const use = (reads: string[]) => ({ parameters: [], sends: [], reads, statuses: [200] })
  const existing = { operations: { privateGetProduct: use(['productType']) } }
  const found = { operations: { privateGetProduct: use(['productType', 'etag']), privateGetProfile: use(['email']) } }
  const { operations: merged } = mergeManifests(existing, found)
  expect(merged).toEqual({ privateGetProduct: use(['productType']), privateGetProfile: use(['email']) })
})
