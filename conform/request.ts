/** A request that the contract accepts, and what the contract finds wrong with another one. */
import { type Violation } from '#generated/model/violation.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import type { Contract } from '#contract-checks/bundle.ts'
import { requestCheck } from '#contract-checks/request-check.ts'
import type { Parts } from '#conform/backend.ts'
import { CannotCheck } from '#conform/finding.ts'
import type { Desk, Subject } from '#conform/desk.ts'
import type { PersonName } from '#conform/people.ts'
import type { Recipe } from '#conform/recipe.ts'

/** An id of its kind that nobody has. */
export const unknownId = '99999999-9999-4999-8999-999999999999'
const unknownNumber = '1199999999999999'

/** What a parameter of a path is about when nobody has it. */
export const unknownParams = (operation: OperationId): Record<string, string> =>
  Object.fromEntries(
    paramNames(operation).map((name) => {
      if (name === 'bpNumber') return [name, unknownNumber]
      return [name, name === 'objectType' ? 'PRIVATE_CUSTOMER' : unknownId]
    }),
  )

export const paramNames = (operation: OperationId): string[] =>
  [...operations[operation].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

/** Whose record a call of the bank is about. */
export function customerOf(operation: OperationId, subject: Subject): PersonName {
  const kind = operations[operation].path.startsWith('/bank/business/') ? 'business' : 'private'
  return subject === 'busy' ? `${kind}.busy` : kind
}

async function usualParams(desk: Desk, operation: OperationId, subject: Subject, brought: object) {
  const params: Record<string, string> = {}
  const customer = customerOf(operation, subject)
  for (const name of paramNames(operation).filter((one) => !(one in brought))) {
    if (name === 'customerId' || name === 'objectId') params[name] = await desk.customerId(customer)
    if (name === 'bpNumber') params[name] = desk.person(customer).customerNumber ?? ''
    if (name === 'objectType') params[name] = 'PRIVATE_CUSTOMER'
    if (!(name in params)) throw new CannotCheck(`There is no recipe for ${name}`)
  }
  return params
}

/** The recipe's request; what it leaves out is taken from the contract's first example. */
export async function requestOf(desk: Desk, operation: OperationId, recipe: Recipe, subject: Subject = 'usual') {
  return completed(desk, operation, (await recipe.request?.(desk, subject)) ?? {}, subject)
}

export async function completed(desk: Desk, operation: OperationId, brought: Parts, subject: Subject): Promise<Parts> {
  const { parameters, body } = desk.contract.operation(operation)
  const required = parameters.filter((one) => one.in === 'header' && one.required && one.name !== 'X-Trace-Id')
  const [mediaType, media] = Object.entries(body?.content ?? {})[0] ?? []
  const [example] = Object.values(media?.examples ?? {})
  const ofExample = example && { body: desk.contract.example(example) }
  return {
    ...(mediaType !== undefined && { ...ofExample, ...(mediaType !== 'application/json' && { mediaType }) }),
    ...brought,
    params: { ...(await usualParams(desk, operation, subject, brought.params ?? {})), ...brought.params },
    headers: {
      ...Object.fromEntries(required.map(({ name, example: value }) => [name, String(value)])),
      ...brought.headers,
    },
  }
}

/** What the contract says against a request, besides its path. */
export function violationsIn(contract: Contract): (operation: OperationId, parts: Parts) => Violation[] {
  const check = requestCheck(contract)
  return (operation, { query = {}, headers = {}, body, mediaType: given }) => {
    const mediaType = given ?? 'application/json'
    const sent = Object.entries({ 'X-Trace-Id': unknownId, 'Content-Type': mediaType, ...headers })
    const texts = Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value : String(value)])
    const bytes = typeof body === 'string' && given !== undefined ? body : JSON.stringify(body)
    return check.read(contract.operation(operation), {
      params: {},
      query: Object.fromEntries(texts) as Record<string, string | string[]>,
      headers: Object.fromEntries(
        sent.filter(([, value]) => value !== '').map(([name, value]) => [name.toLowerCase(), value]),
      ),
      body: body === undefined ? Buffer.alloc(0) : Buffer.from(body instanceof Uint8Array ? body : bytes),
    }).violations
  }
}
