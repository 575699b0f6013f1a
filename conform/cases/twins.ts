/** What a customer reads and what the bank reads about the same customer is the same. */
import { type Check } from '#conform/cases/check.ts'
import type { Context } from '#conform/context.ts'
import { expect } from '#conform/scenario.ts'
import { customerOf } from '#conform/params.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** The bank's read about one customer and the customer's own. */
function twinOf(operation: OperationId): OperationId | undefined {
  const { path, method } = operations[operation]
  const [, kind, rest] = /^\/bank\/(private|business|common)\/\{customerId\}\/([\w/-]+)$/.exec(path) ?? []
  if (kind === undefined || method !== 'GET') return undefined
  const wanted = `/${kind === 'common' ? 'private' : kind}/${rest === 'company' ? 'company-data' : rest}`
  const all = Object.keys(operations) as OperationId[]
  return all.find((one) => operations[one].path === wanted && operations[one].method === 'GET')
}

export function* twinChecks(context: Context, operation: OperationId): Generator<Check> {
  const twin = twinOf(operation)
  if (twin === undefined) return
  yield {
    name: `answers as ${twin} does about the same customer`,
    run: async () => {
      const customerId = await context.customerId(customerOf(operation, 'usual'))
      const ask = async () => {
        const [mine, bank] = [await context.call(twin), await context.call(operation, { params: { customerId } })]
        const [left, right] = [mine, bank].map(({ body, bytes }) => (body ?? bytes.toString('latin1')) as object)
        return { bank, same: typeof left === 'string' ? left === right : common(left!, right!) }
      }
      // Work in the background may have ended between the two.
      const first = await ask()
      const { bank, same } = first.same ? first : await ask()
      expect(context, bank, same, `what the bank reads is not what ${twin} reads`, 'the mirror rule, A15')
    },
  }
}

/** Whether the fields that both have are equal; the bank sees more of some, so that those may have another etag. */
function common(left: object, right: object): boolean {
  const theirs = right as Record<string, unknown>
  const seesMore = Object.keys(theirs).some((name) => !(name in left))
  return Object.entries(left).every(
    ([name, value]) =>
      !(name in theirs) || JSON.stringify(value) === JSON.stringify(theirs[name]) || (name === 'etag' && seesMore),
  )
}
