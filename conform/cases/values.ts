/** Every choice, every boolean and both ends of each number and length are written and kept, in as few writes as possible. */
import type { Violation } from '#generated/model/violation.ts'
import type { Received } from '#conform/backend.ts'
import type { Check } from '#conform/cases/check.ts'
import { expectWritten } from '#conform/cases/kept.ts'
import type { Context } from '#conform/context.ts'
import { requestOf } from '#conform/request.ts'
import { type RequestParts, type Scenario, expect } from '#conform/scenario.ts'
import { leftAlone, writtenWith } from '#conform/shown-otherwise.ts'
import { viewsOf } from '#conform/views.ts'
import { type Change, changed, writtenBodies } from '#conform/written-values.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** So many writes succeed at most: of a call after which work runs for seconds, of one that leaves records, of others. */
const most = { slow: 2, leaving: 6, usual: 24 }
/** So many are tried for each of them. */
const tries = 3

/** Codes and passwords: such a call cannot be sent again with other values. */
const worksOnce = new Set(['tanToken', 'oldPassword'])

/** What a schema says; a refusal for one of these contradicts it. */
const ofSchema = new Set([
  'type',
  'enum',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'multipleOf',
  'pattern',
  'format',
])

/** After `valid` has succeeded, and before it is made undone. */
export function* valueChecks(
  context: Context,
  operation: OperationId,
  scenario: Scenario,
  valid: RequestParts,
): Generator<Check> {
  const { contract } = context
  const schema = contract.operation(operation).body?.content['application/json']?.schema
  const { session, method } = operations[operation]
  if (schema === undefined || !session || viewsOf(contract, operation).length === 0) return
  if (Object.keys(valid.body ?? {}).some((name) => worksOnce.has(name))) return
  const alone = leftAlone[operation] ?? {}
  const sets = writtenBodies(contract, schema, valid.body).map((changes) =>
    changes.filter(({ path }) => !(path.join('.') in alone)),
  )
  const always = writtenWith[operation] ?? []
  if (sets.every((changes) => changes.length === 0)) return
  const isNew = method === 'POST' && '201' in contract.operation(operation).answers

  const write = async (changes: readonly Change[]): Promise<Received> => {
    const base = isNew ? await requestOf(context, operation, scenario) : valid
    const sent = { ...base, body: changed(changed(base.body, changes), always) }
    const answer = await context.patiently(operation, sent)
    if (answer.status >= 300) return answer
    await expectWritten(context, { operation, sent, answer }, [], 'records')
    if (isNew) await scenario.verify?.(context, sent, answer)
    return answer
  }
  yield {
    name: 'keeps every value that the contract allows',
    run: async () => {
      const waiting = [...sets]
      let [written, tried] = [0, 0]
      for (let changes = waiting.shift(); changes !== undefined; changes = waiting.shift()) {
        const limit = context.works.has(operation) ? most.slow : scenario.leaves ? most.leaving : most.usual
        if (written >= limit || tried >= limit * tries) return
        tried += 1
        const answer = await write(changes)
        if (answer.status < 300) written += 1
        else if (changes.length > 1) {
          const half = Math.ceil(changes.length / 2)
          waiting.unshift(changes.slice(0, half), changes.slice(half))
        } else expectReason(context, answer, changes[0]!)
      }
    },
  }
}

/** One value that the contract allows may be refused for a reason that no schema tells, and for no other. */
function expectReason(context: Context, answer: Received, { path, value }: Change): void {
  const { violations = [] } = (answer.body ?? {}) as { violations?: Violation[] }
  const wrong = violations.filter(({ field, rule }) => field === path.join('.') && ofSchema.has(rule))
  const what = `${path.join('.')} ${JSON.stringify(value)?.slice(0, 60)}`
  expect(context, answer, answer.status < 500, `${answer.status} for ${what}, which the contract allows`)
  expect(context, answer, wrong.length === 0, `${what} is refused by ${wrong[0]?.rule}, and the contract allows it`)
}
