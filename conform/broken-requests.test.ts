import { expect, it } from 'vitest'
import type { RequestParts } from '#conform/backend.ts'
import { brokenRequests, brokenValues, lenientRequests } from '#conform/broken-requests.ts'
import { createViolationFinder } from '#conform/scenario.ts'
import { type Schema, readContract } from '#contract-checks/contract.ts'
import { type OperationId, operations } from '#generated/operations.ts'

const contract = readContract()
const broken = (schema: Schema, value: unknown) => brokenValues((one) => one, schema, value)

it('each rule of a field is broken by itself, at any depth', () => {
  const name = { type: 'string', minLength: 1, maxLength: 3, pattern: '^[a-z]+$' }
  const schema = {
    type: 'object',
    required: ['tags'],
    properties: { tags: { type: 'array', minItems: 1, items: name } },
  }
  const all = broken(schema, { tags: ['ab'] })
  expect(all.map(({ how }) => how)).toEqual(
    expect.arrayContaining([
      '.tags missing',
      '.tags empty',
      '.tags[0] too long',
      '.tags[0] against its pattern',
      'with a field too many',
    ]),
  )
  expect(all).toContainEqual({ how: '.tags[0] too long', value: { tags: ['abbb'] } })
})

it('values are sent in each other type and spelling, those of all fields at once', () => {
  const violationsOf = createViolationFinder(contract)
  const valid = exampleRequest(
    'bankUpdateBankData',
    { accountHolder: 'Anna Gruber', iban: 'AT611904300234573201', signDate: '2020-03-04' },
    'application/json',
  )
  const all = lenientRequests(
    contract,
    'bankUpdateBankData',
    valid,
    (parts) => violationsOf('bankUpdateBankData', parts).length > 0,
  )
  const days = all.map(({ parts }) => (parts.body as { signDate: unknown }).signDate)
  expect(days).toEqual(expect.arrayContaining(['2020-03-04T00:00:00Z', '2020-3-4', '04.03.2020', ['2020-03-04']]))
  for (const { parts, alone } of all) {
    const fields = violationsOf('bankUpdateBankData', parts).map(({ field }) => field)
    for (const { field } of alone) expect(fields).toContain(field)
  }
  expect(all.length).toBeLessThan(8)
})

it('a field that may be null is broken by its own rules', () => {
  const day = { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }
  expect(broken(day, null)).toContainEqual({ how: 'not a date', value: '2026-02-30' })
})

/** A request of the contract's example. */
function exampleRequest(operation: OperationId, example: unknown, mediaType: string | undefined): RequestParts {
  const required = contract.operation(operation).parameters.filter((one) => one.in === 'header' && one.required)
  return {
    headers: Object.fromEntries(
      required.filter(({ name }) => name !== 'X-Trace-Id').map((one) => [one.name, String(one.example)]),
    ),
    ...(example !== undefined && { body: example }),
    ...(mediaType !== undefined && mediaType !== 'application/json' && { mediaType }),
  }
}

/** The rules that the kit expects in the violations of its broken requests. */
function* expectedRules(): Generator<string> {
  const violationsOf = createViolationFinder(contract)
  for (const operation of Object.keys(operations) as OperationId[]) {
    const [mediaType, media] = Object.entries(contract.operation(operation).body?.content ?? {})[0] ?? []
    const examples = Object.values(media?.examples ?? {}).map((one) => contract.example(one))
    for (const example of examples.length > 0 ? examples : [undefined])
      for (const { parts } of brokenRequests(contract, operation, exampleRequest(operation, example, mediaType)))
        yield* violationsOf(operation, parts).map(({ rule }) => rule)
  }
}

it('breaks only rules that the contract lists, or that stand in x-rules', () => {
  const described: string[] = (contract.schemas.Violation!.properties!.rule!.description ?? '').match(/\w+/g) ?? []
  const ofRules = [...JSON.stringify(contract.schemas).matchAll(/"rule":"(\w+)"/g)].map(([, rule]) => rule!)
  const expected = new Set(expectedRules())
  expect(expected).toContain('contentMediaType')
  expect([...expected].filter((rule) => !described.includes(rule) && !ofRules.includes(rule))).toEqual([])
})
