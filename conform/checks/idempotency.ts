/** A repeated key returns the first answer, marked as replayed; the same key with another request is refused. */
import { bodySchemaOf } from '#contract-checks/contract.ts'
import { randomUUID } from 'node:crypto'
import type { ReceivedAnswer } from '#conform/backend.ts'
import { type Check, type ScenarioRequest, expect, expectStatus, createViolationFinder } from '#conform/scenario.ts'
import type { Context } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import type { PersonName } from '#conform/people.ts'
import { changed, boundaryValueBodies } from '#conform/checks/values.ts'
import { rulesOf } from '#contract-checks/relations.ts'
import { BankRole } from '#generated/model/bank-role.ts'
import { type OperationId, operations } from '#generated/operations.ts'

const header = 'Idempotency-Key'
const place = '#/components/parameters/IdempotencyKey'

/** Whether the operation takes an Idempotency-Key. */
const takesKey = (context: Context, operation: OperationId): boolean =>
  context.contract.operation(operation).parameters.some(({ name }) => name === header)

/** Adds a new key where the operation takes one. */
export const withKey = (context: Context, operation: OperationId, parts: ScenarioRequest): ScenarioRequest =>
  takesKey(context, operation) ? { ...parts, headers: { ...parts.headers, [header]: randomUUID() } } : parts

/** Sends the request without its fields first, which frees its key; undefined where the operation takes no key. */
export async function sendRefusedWithKey(
  context: Context,
  operation: OperationId,
  sent: ScenarioRequest,
): Promise<ReceivedAnswer | undefined> {
  if (!takesKey(context, operation) || context.cache.has(ignoringKeys)) return undefined
  const isJson = typeof sent.body === 'object' && !Buffer.isBuffer(sent.body) && sent.mediaType === undefined
  return context.call(operation, isJson ? { ...sent, body: {} } : { ...sent, query: { keyOfNoContract: '1' } })
}

/** Adds a finding when a key that was refused before is refused again, and the same request with another one is not. */
export function expectFreeKey(context: Context, withUsedKey: ReceivedAnswer, withNewKey: ReceivedAnswer): void {
  const message = `the key of a request that was refused is not free: ${withUsedKey.status} instead of ${withNewKey.status}`
  expect(context, withUsedKey, withNewKey.status >= 300, message, place)
}

const ignoringKeys = 'ignores keys'

/** Checks after the request `sent` has succeeded with `first`. */
export function* idempotencyChecks(
  context: Context,
  operation: OperationId,
  sent: ScenarioRequest,
  first: () => ReceivedAnswer,
): Generator<Check> {
  if (!takesKey(context, operation)) return
  const isReplay = ({ headers }: ReceivedAnswer) => headers.get('idempotency-replayed') === 'true'

  yield {
    name: 'sent twice is done once',
    run: async () => {
      const { status, bytes } = first()
      if (context.cache.has(ignoringKeys)) throw new SkipCheck(`The backend ignores ${header}, as another check says`)
      // A refused request frees its own key and no other.
      const refused = withKey(context, operation, { ...sent, query: { ...sent.query, keyOfNoContract: '1' } })
      await context.call(operation, refused)
      const second = await context.call(operation, sent)
      if (second.status < 300 && !isReplay(second)) {
        context.cache.set(ignoringKeys, Promise.resolve())
        const message = `${header} is ignored: the same key was executed twice, or its repeated answer is not marked`
        // Stands for the whole backend, since the second write disturbs further checks.
        context.addFinding(second.finding(message, place, { operation: undefined, ignoredHeader: header }))
        return
      }
      for (const again of [second, ...(await Promise.all([1, 2, 3].map(() => context.call(operation, sent))))]) {
        if (!expectStatus(context, operation, again, status, 'sent again with its key')) continue
        expect(
          context,
          again,
          isReplay(again) && again.bytes.equals(bytes),
          'sent again with its key it answers otherwise',
          place,
        )
      }
    },
  }
  if (isRefusedWhenDone(context, operation)) {
    yield {
      name: 'the key of one person is none of another one',
      run: async () => {
        first()
        const other = anotherPersonFor(context, operation)
        if (other === undefined) throw new SkipCheck('users.json names no other person who may make the call')
        const answer = await context.call(operation, { ...sent, token: await context.tokenOf(other) })
        const isOwn = !isReplay(answer) && !answer.bytes.equals(first().bytes)
        const message = 'to another person it repeats the answer of the one who sent the key first'
        expect(context, answer, isOwn, message, place)
      },
    }
  }
  const others = differentRequests(context, operation, sent)
  if (others.length === 0) return
  yield {
    name: 'the key of something else is refused',
    run: async () => {
      first()
      if (context.cache.has(ignoringKeys)) throw new SkipCheck(`The backend ignores ${header}, as another check says`)
      for (const other of others)
        expectStatus(context, operation, await context.call(operation, other), 422, 'the key of another request')
    },
  }
}

/**
 * Whether the operation is refused once it is done, so that another person can send the same request and change nothing: a number or
 * an address is taken, a line of a file has such a number, or the value is no change. A customer is another customer's person, whom
 * only 460 refuses.
 */
export function isRefusedWhenDone({ contract }: Pick<Context, 'contract'>, operation: OperationId): boolean {
  const { responses, body } = contract.operation(operation)
  const schema = bodySchemaOf(contract, operation)
  const isTaken = '409' in responses && (operations[operation].area === 'bank' || '460' in responses)
  const isNoChange =
    schema !== undefined && rulesOf(contract.schemas, schema, '').some(({ rule }) => rule === 'changed')
  return isTaken || isNoChange || body?.content['text/csv'] !== undefined
}

/** Another person of users.json than the usual caller who may make the call. */
function anotherPersonFor({ users: { people }, callerFor }: Context, operation: OperationId): PersonName | undefined {
  const { area, roles } = operations[operation]
  const allowed: readonly string[] = roles.length > 0 ? roles : BankRole.options
  const names = area === 'bank' ? allowed.map((role) => `bank.${role}`) : [`${area}.other`]
  return (names as PersonName[]).find((name) => name !== callerFor(operation) && people[name] !== undefined)
}

/** The same call with another valid body, and with another value of each header of its own. */
function differentRequests(context: Context, operation: OperationId, sent: ScenarioRequest): ScenarioRequest[] {
  const ownHeaders = Object.entries(sent.headers ?? {}).filter(([name]) => name !== header && !name.startsWith('X-'))
  const violationsOf = createViolationFinder(context.contract)
  const byHeader = ownHeaders.map(([name, value]) => ({ ...sent, headers: { ...sent.headers, [name]: `${value}x` } }))
  const allowed = byHeader.filter((one) => violationsOf(operation, one).length === 0)
  return [differentBody(context, operation, sent) ?? [], allowed].flat()
}

/** Returns undefined for a call without a body. */
function differentBody(context: Context, operation: OperationId, sent: ScenarioRequest): ScenarioRequest | undefined {
  const { body } = sent
  if (Buffer.isBuffer(body)) return { ...sent, body: Buffer.concat([body, Buffer.from('x')]) }
  if (typeof body === 'string') return { ...sent, body: `${body} ` }
  const schema = bodySchemaOf(context.contract, operation)
  if (schema === undefined) return undefined
  const violationsOf = createViolationFinder(context.contract)
  const others = boundaryValueBodies(context.contract, schema, body).flatMap((changes) =>
    changes.map((change) => ({ ...sent, body: changed(body, [change]) })),
  )
  return others.find(
    (one) => JSON.stringify(one.body) !== JSON.stringify(body) && violationsOf(operation, one).length === 0,
  )
}
