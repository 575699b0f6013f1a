/** 404 for records that do not exist, belong to somebody else or have an invalid id (A147), and identity from the token alone. */
import type { ReceivedAnswer } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { type PersonName, firstAvailable } from '#conform/people.ts'
import {
  type Check,
  type Checks,
  type ScenarioRequest,
  customerFor,
  expect,
  expectStatus,
  buildRequest,
  unknownId,
  unknownParams,
} from '#conform/scenario.ts'
import { textWithoutEtag, paramNames } from '#conform/views.ts'
import { type OperationId, operations } from '#generated/operations.ts'

export const unknownRecordChecks: Checks = function* (context, operation, scenario) {
  const names = paramNames(operation).filter((name) => name !== 'objectType')
  const unknown = unknownParams(operation)
  for (const name of names) {
    yield {
      name: `answers 404 for a ${name} that nobody has`,
      run: async () => {
        const { params = {} } =
          names.length > 1 ? await buildRequest(context, operation, scenario) : { params: unknown }
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

/** Ids that the bank reads at another customer. */
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

// Identity: headers that name a person are for logs only.

/** People whose name is put into the headers, by the caller's area. */
const others: Record<string, readonly PersonName[]> = {
  private: ['private.other', 'private.premium', 'private.leaving'],
  business: ['business.other', 'business.sharedEmail', 'business.busy'],
  bank: ['bank.DELETE_ADMINISTRATOR', 'bank.RISK', 'bank.ADMINISTRATOR'],
}

/** Headers that name another person; empty for operations without a session. */
export function foreignHeaders({ users }: Context, operation: OperationId): Record<string, string> {
  const { area, session } = operations[operation]
  if (!session) return {}
  const email = users.people[firstAvailable(users, others[area] ?? [])]?.email ?? 'nobody.konform@mail.example'
  return { 'X-User-Id': unknownId, 'X-User-Email': encodeURIComponent(email) }
}

/** The request with headers of another person but the caller's own token. */
export const withForeignHeaders = (
  context: Context,
  operation: OperationId,
  parts: ScenarioRequest,
): ScenarioRequest => ({
  ...parts,
  headers: { ...foreignHeaders(context, operation), ...parts.headers },
})

/** Reads are sent both ways; a successful write always has foreign headers, see success.ts. */
export function* callerIdentityChecks(
  context: Context,
  operation: OperationId,
  valid: ScenarioRequest,
): Generator<Check> {
  const { method, session } = operations[operation]
  if (session && method === 'GET')
    yield {
      name: 'is answered by the token, whoever the headers name',
      run: async () => {
        const ask = async () => {
          const [own, foreign] = [
            await context.call(operation, valid),
            await context.call(operation, withForeignHeaders(context, operation, valid)),
          ]
          return { foreign, same: contentOf(own) === contentOf(foreign) }
        }
        // Background work may have ended between the two.
        const first = await ask()
        const { foreign, same } = first.same ? first : await ask()
        const message = 'with the name of somebody else in X-User-Id and X-User-Email the answer is another one'
        expect(context, foreign, same, message, '#/components/parameters/UserId')
      },
    }
  const record = paramNames(operation).at(-1)
  if (!paramNames(operation).includes('customerId') || record === undefined || record === 'customerId') return
  yield {
    name: 'answers 404 for the record of another customer',
    run: async () => {
      const { params = {}, ...parts } = valid
      const customer = customerFor(operation, 'usual')
      const isUsual = params.customerId === (await context.customerId(customer))
      if (!isUsual) throw new SkipCheck('The request is about a customer of its own')
      const customerId = await context.customerId(`${customer}.other` as PersonName)
      const answer = await context.call(operation, { ...parts, params: { ...params, customerId } })
      expectStatus(context, operation, answer, 404, 'a record of another customer')
    },
  }
}

const contentOf = ({ status, body, bytes }: ReceivedAnswer): string =>
  `${status} ${body === undefined ? bytes.toString('base64') : textWithoutEtag(body)}`
