/** Requests that break one rule of the contract: 400, and the violation names the field and the rule (A147). */
import type { Schema } from '#contract-checks/bundle.ts'
import type { Parts, Received } from '#conform/backend.ts'
import { brokenValues } from '#conform/broken-values.ts'
import { type Check, expectStatus } from '#conform/cases/check.ts'
import type { Desk } from '#conform/desk.ts'
import { violationsIn } from '#conform/request.ts'
import type { Violation } from '#generated/model/violation.ts'
import type { OperationId } from '#generated/operations.ts'

type BrokenRequest = { how: string; parts: Parts }

/** `valid` is a request that succeeds. */
export function* ruleChecks(desk: Desk, operation: OperationId, valid: Parts): Generator<Check> {
  const violationsOf = violationsIn(desk.contract)
  const told = new Set<string>()
  for (const { how, parts } of brokenRequests(desk, operation, valid)) {
    const expected = violationsOf(operation, parts)
    const name = `refuses ${how}`
    if (expected.length === 0 || told.has(name)) continue
    told.add(name)
    yield {
      name,
      run: async () => {
        const answer = await desk.call(operation, parts)
        if (expectStatus(desk, operation, answer, 400, how)) expectViolation(desk, operation, answer, expected, how)
      },
    }
  }
}

function expectViolation(desk: Desk, operation: OperationId, answer: Received, expected: Violation[], how: string) {
  const { violations = [] } = (answer.body ?? {}) as { violations?: Violation[] }
  const isTold = violations.some(({ field, rule }) => expected.some((one) => one.field === field && one.rule === rule))
  if (isTold) return
  const say = (list: Violation[]) =>
    list.map(({ field, rule }) => `${field || 'the body'} ${rule}`).join(', ') || 'nothing'
  const says = `${how}: the violations name ${say(violations)} instead of ${say(expected)}`
  desk.note(answer.finding(says, `${desk.contract.operation(operation).pointer}/responses/400`))
}

function* brokenRequests(desk: Desk, operation: OperationId, valid: Parts): Generator<BrokenRequest> {
  const { parameters, body } = desk.contract.operation(operation)
  const schemaOf = (schema: Schema): Schema =>
    schema.$ref ? { ...schemaOf(desk.contract.schemas[schema.$ref.split('/').at(-1)!]!) } : schema

  yield { how: 'an unknown query key', parts: { ...valid, query: { ...valid.query, keyOfNoContract: '1' } } }
  for (const { in: place, name, schema, example } of parameters) {
    if (place === 'path') continue
    const at = place === 'query' ? 'query' : 'headers'
    const put = (value: unknown): Parts => ({ ...valid, [at]: { ...valid[at], [name]: value } })
    const isList = schemaOf(schema).type === 'array'
    if (at === 'headers') yield { how: `header ${name} missing`, parts: put('') }
    if (at === 'query' && !isList) yield { how: `${name} twice`, parts: put(['1', '2']) }
    const encoded = at === 'headers' ? ['%', '%00', '%C2%85', '%ED%A0%80'] : []
    for (const text of encoded)
      yield { how: `header ${name} with ${text}`, parts: put(`${String(example ?? '')}${text}`) }
    for (const { how, value } of brokenValues(schemaOf, schema, isList ? [example ?? 'x'] : (example ?? 'x'))) {
      if (value === null || value === '' || (Array.isArray(value) && value.includes(null))) continue
      if (at === 'headers' && !/^[\x20-\x7e]*$/.test(String(value))) continue
      if (!String(value).isWellFormed()) continue // UTF-8 in an address has no half of a sign
      yield {
        how: `${at === 'query' ? name : `header ${name}`} ${how}`,
        parts: put(isList ? listOf(value) : String(value)),
      }
    }
  }
  if (body === undefined) return
  if (body.required) yield { how: 'no body', parts: { ...valid, body: undefined } }
  yield {
    how: 'a body of another media type',
    parts: { ...valid, body: 'x=1', mediaType: 'application/x-www-form-urlencoded' },
  }
  const media = body.content['application/json']
  if (media?.schema === undefined) return
  yield { how: 'a body that is no JSON', parts: { ...valid, body: '{"half": ', mediaType: 'application/json' } }
  for (const { how, value } of brokenValues(schemaOf, media.schema, valid.body)) {
    yield { how: `a body ${how}`, parts: { ...valid, body: value } }
  }
}

const listOf = (value: unknown): string[] => [value].flat().map(String)
