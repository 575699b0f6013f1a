/** Requests that break one rule of the contract each, as far as that is possible; who asks keeps those that break one. */
import type { Contract, Schema } from '#contract-checks/bundle.ts'
import type { Parts } from '#conform/backend.ts'
import { brokenValues } from '#conform/broken-values.ts'
import type { OperationId } from '#generated/operations.ts'

/** `how` says what is wrong with it. */
export type BrokenRequest = { how: string; parts: Parts }

/** `valid` is a request that succeeds. */
export function* brokenRequests(contract: Contract, operation: OperationId, valid: Parts): Generator<BrokenRequest> {
  const { parameters, body } = contract.operation(operation)
  const schemaOf = (schema: Schema): Schema =>
    schema.$ref ? { ...schemaOf(contract.schemas[schema.$ref.split('/').at(-1)!]!) } : schema

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
