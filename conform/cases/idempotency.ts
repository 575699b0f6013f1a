/** What is sent again with its key is not done again: the same answer, told as a repeated one; something else is refused. */
import { randomUUID } from 'node:crypto'
import type { Received } from '#conform/backend.ts'
import { type Check, expectStatus } from '#conform/cases/check.ts'
import type { Context } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { violationsIn } from '#conform/request.ts'
import { type RequestParts, expect } from '#conform/scenario.ts'
import { changed, writtenBodies } from '#conform/written-values.ts'
import type { OperationId } from '#generated/operations.ts'

const header = 'Idempotency-Key'

/** Whether the contract lets the operation be sent twice. */
const takesKey = (context: Context, operation: OperationId): boolean =>
  context.contract.operation(operation).parameters.some(({ name }) => name === header)

/** The request with a key of its own, where the operation takes one. */
export const withKey = (context: Context, operation: OperationId, parts: RequestParts): RequestParts =>
  takesKey(context, operation) ? { ...parts, headers: { ...parts.headers, [header]: randomUUID() } } : parts

/** After the request `sent` has succeeded with `first`. */
export function* idempotencyChecks(
  context: Context,
  operation: OperationId,
  sent: RequestParts,
  first: () => Received,
): Generator<Check> {
  if (!takesKey(context, operation)) return
  const isReplay = ({ headers }: Received) => headers.get('idempotency-replayed') === 'true'

  yield {
    name: 'sent twice is done once',
    run: async () => {
      const { status, bytes } = first()
      if (context.made.has('ignores keys')) throw new SkipCheck(`The backend ignores ${header}, as another check says`)
      // What was refused frees its own key, and no other.
      const refused = withKey(context, operation, { ...sent, query: { ...sent.query, keyOfNoContract: '1' } })
      await context.call(operation, refused)
      const second = await context.call(operation, sent)
      if (second.status < 300 && !isReplay(second)) {
        context.made.set('ignores keys', Promise.resolve())
        const place = `${context.contract.operation(operation).pointer}/parameters`
        context.note(
          second.finding(`${header} is ignored: the same key was done a second time, or is not told as such`, place),
        )
        return
      }
      for (const again of [second, ...(await Promise.all([1, 2, 3].map(() => context.call(operation, sent))))]) {
        if (!expectStatus(context, operation, again, status, 'sent again with its key')) continue
        expect(
          context,
          again,
          isReplay(again) && again.bytes.equals(bytes),
          'sent again with its key it answers otherwise',
        )
      }
    },
  }
  const others = otherRequests(context, operation, sent)
  if (others.length === 0) return
  yield {
    name: 'the key of something else is refused',
    run: async () => {
      first()
      if (context.made.has('ignores keys')) throw new SkipCheck(`The backend ignores ${header}, as another check says`)
      for (const other of others)
        expectStatus(context, operation, await context.call(operation, other), 422, 'the key of another request')
    },
  }
}

/** The same call with something else that is allowed too: in the body, and in each header of its own. */
function otherRequests(context: Context, operation: OperationId, sent: RequestParts): RequestParts[] {
  const ownHeaders = Object.entries(sent.headers ?? {}).filter(([name]) => name !== header && !name.startsWith('X-'))
  const violationsOf = violationsIn(context.contract)
  const byHeader = ownHeaders.map(([name, value]) => ({ ...sent, headers: { ...sent.headers, [name]: `${value}x` } }))
  const allowed = byHeader.filter((one) => violationsOf(operation, one).length === 0)
  return [anotherBody(context, operation, sent) ?? [], allowed].flat()
}

/** A call without a body has nothing else. */
function anotherBody(context: Context, operation: OperationId, sent: RequestParts): RequestParts | undefined {
  const { body } = sent
  if (Buffer.isBuffer(body)) return { ...sent, body: Buffer.concat([body, Buffer.from('x')]) }
  if (typeof body === 'string') return { ...sent, body: `${body} ` }
  const schema = context.contract.operation(operation).body?.content['application/json']?.schema
  if (schema === undefined) return undefined
  const violationsOf = violationsIn(context.contract)
  const others = writtenBodies(context.contract, schema, body).flatMap((changes) =>
    changes.map((change) => ({ ...sent, body: changed(body, [change]) })),
  )
  return others.find(
    (one) => JSON.stringify(one.body) !== JSON.stringify(body) && violationsOf(operation, one).length === 0,
  )
}
