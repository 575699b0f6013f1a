/**
 * Only the token says who calls: the headers that name a person are for logs. And what names a record of one customer names
 * nothing at another.
 */
import type { Received } from '#conform/backend.ts'
import { type Check, expectStatus } from '#conform/cases/check.ts'
import type { Context } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { customerOf, paramNames, unknownId } from '#conform/params.ts'
import { type PersonName, firstNamed } from '#conform/people.ts'
import { type RequestParts, expect } from '#conform/scenario.ts'
import { textOf } from '#conform/same.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** Whose name is put into the headers, by the area of who calls. */
const others: Record<string, readonly PersonName[]> = {
  private: ['private.other', 'private.premium', 'private.leaving'],
  business: ['business.other', 'business.sharedEmail', 'business.busy'],
  bank: ['bank.DELETE_ADMINISTRATOR', 'bank.RISK', 'bank.ADMINISTRATOR'],
}

/** The headers that name a person, with somebody else in them; nothing where the operation has no session. */
export function foreignHeaders({ users }: Context, operation: OperationId): Record<string, string> {
  const { area, session } = operations[operation]
  if (!session) return {}
  const email = users.people[firstNamed(users, others[area] ?? [])]?.email ?? 'nobody.konform@mail.example'
  return { 'X-User-Id': unknownId, 'X-User-Email': encodeURIComponent(email) }
}

/** A request in the name of somebody else, but with the token of whoever may make it. */
export const inForeignName = (context: Context, operation: OperationId, parts: RequestParts): RequestParts => ({
  ...parts,
  headers: { ...foreignHeaders(context, operation), ...parts.headers },
})

/** A write is sent in the name of somebody else when it succeeds, see success.ts; a read is asked in both ways. */
export function* identityChecks(context: Context, operation: OperationId, valid: RequestParts): Generator<Check> {
  const { method, session } = operations[operation]
  if (session && method === 'GET')
    yield {
      name: 'is answered by the token, whoever the headers name',
      run: async () => {
        const ask = async () => {
          const [own, foreign] = [
            await context.call(operation, valid),
            await context.call(operation, inForeignName(context, operation, valid)),
          ]
          return { foreign, same: contentOf(own) === contentOf(foreign) }
        }
        // Work in the background may have ended between the two.
        const first = await ask()
        const { foreign, same } = first.same ? first : await ask()
        const says = 'with the name of somebody else in X-User-Id and X-User-Email the answer is another one'
        expect(context, foreign, same, says, '#/components/parameters/UserId')
      },
    }
  const record = paramNames(operation).at(-1)
  if (!paramNames(operation).includes('customerId') || record === undefined || record === 'customerId') return
  yield {
    name: 'answers 404 for the record of another customer',
    run: async () => {
      const { params = {}, ...parts } = valid
      const customer = customerOf(operation, 'usual')
      const isUsual = params.customerId === (await context.customerId(customer))
      if (!isUsual) throw new SkipCheck('The request is about a customer of its own')
      const customerId = await context.customerId(`${customer}.other` as PersonName)
      const answer = await context.call(operation, { ...parts, params: { ...params, customerId } })
      expectStatus(context, operation, answer, 404, 'a record of another customer')
    },
  }
}

const contentOf = ({ status, body, bytes }: Received): string =>
  `${status} ${body === undefined ? bytes.toString('base64') : textOf(body)}`
