/** What a path names: nothing, something of somebody else, or no name at all; all of them are the same 404 (A147). */
import { type Checks, expectStatus } from '#conform/cases/check.ts'
import type { Context } from '#conform/context.ts'
import { paramNames, unknownParams } from '#conform/params.ts'
import { requestOf } from '#conform/request.ts'
import { type OperationId, operations } from '#generated/operations.ts'

export const nameChecks: Checks = function* (context, operation, scenario) {
  const names = paramNames(operation).filter((name) => name !== 'objectType')
  const unknown = unknownParams(operation)
  for (const name of names) {
    yield {
      name: `answers 404 for a ${name} that nobody has`,
      run: async () => {
        const { params = {} } = names.length > 1 ? await requestOf(context, operation, scenario) : { params: unknown }
        const answer = await context.call(operation, { params: { ...params, [name]: unknown[name]! } })
        expectStatus(context, operation, answer, 404, 'an unknown one')
      },
    }
    yield {
      name: `answers 404 for a ${name} that is none`,
      run: async () => {
        const answer = await context.call(operation, { params: { ...unknown, [name]: 'no such thing!' } })
        expectStatus(context, operation, answer, 404, 'one of another form')
      },
    }
  }
  if (operations[operation].area === 'bank' || names.length === 0) return
  yield {
    name: 'answers 404 for what belongs to somebody else',
    run: async () => {
      for (const id of await foreignIds(context, operation)) {
        const answer = await context.call(operation, { params: { ...unknown, [names.at(-1)!]: id } })
        expectStatus(context, operation, answer, 404, 'a record of somebody else')
      }
    },
  }
}

/** Ids that the bank sees at other customers; `other` is somebody else of the area. */
async function foreignIds(context: Context, operation: OperationId): Promise<string[]> {
  const { area, path } = operations[operation]
  const customerId = await context.customerId(area === 'business' ? 'business.other' : 'private.other')
  const params = { customerId }
  if (path.includes('/receipts/')) {
    const { receipts } = await context.read('bankListReceipts', { params })
    return receipts.flatMap((one) => one.archiveReferencePdf ?? []).slice(0, 2)
  }
  if (path.includes('/calling-numbers/')) {
    const { callingNumbers } = await context.read('bankListCallingNumbers', { params })
    return callingNumbers.slice(0, 2).map(({ id }) => id)
  }
  if (path.includes('/admins/')) {
    const { results } = await context.read('bankListAdministrators', { params })
    return results.slice(0, 2).map(({ id }) => id)
  }
  return [customerId]
}
