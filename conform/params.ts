/** What the paths of calls name: customers of users.json, or nothing that exists. */
import { type OperationId, operations } from '#generated/operations.ts'
import type { Context, Resource } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import type { PersonName } from '#conform/people.ts'

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
export function customerOf(operation: OperationId, resource: Resource): PersonName {
  const kind = operations[operation].path.startsWith('/bank/business/') ? 'business' : 'private'
  return resource === 'busy' ? `${kind}.busy` : kind
}

export async function usualParams(context: Context, operation: OperationId, resource: Resource, parts: object) {
  const params: Record<string, string> = {}
  const customer = customerOf(operation, resource)
  for (const name of paramNames(operation).filter((one) => !(one in parts))) {
    if (name === 'customerId' || name === 'objectId') params[name] = await context.customerId(customer)
    if (name === 'bpNumber') params[name] = context.known(customer, 'customerNumber')
    if (name === 'objectType') params[name] = 'PRIVATE_CUSTOMER'
    if (!(name in params)) throw new SkipCheck(`There is no scenario for ${name}`)
  }
  return params
}

/** All of a call that is about a customer only. */
export const customerParams = (context: Context, operation: OperationId, resource: Resource) =>
  usualParams(context, operation, resource, {})
