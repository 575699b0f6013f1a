/** The documented success of a call, what it shows afterwards, and that it can be made undone. */
import type { Received } from '#conform/backend.ts'
import { expectAbout } from '#conform/cases/about.ts'
import { type Check, expectStatus } from '#conform/cases/check.ts'
import { etagRaceChecks, staleEtagChecks } from '#conform/cases/etags.ts'
import { inForeignName } from '#conform/cases/identity.ts'
import { expectWritten, shownBefore } from '#conform/cases/kept.ts'
import { codeChecks, expectOneWins, voidedCodeChecks } from '#conform/cases/one-time-codes.ts'
import { repeatedRuleChecks } from '#conform/cases/prose-rules.ts'
import { valueChecks } from '#conform/cases/values.ts'
import { idempotencyChecks, withKey } from '#conform/cases/idempotency.ts'
import { writtenChecks } from '#conform/cases/invariants.ts'
import type { Context } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import type { RequestParts, Scenario } from '#conform/scenario.ts'
import { type Shown, viewsOf } from '#conform/views.ts'
import type { OperationId } from '#generated/operations.ts'

/** `isBrief` leaves out what needs the call to be made again and again. */
export function* successChecks(
  context: Context,
  operation: OperationId,
  scenario: Scenario,
  valid: RequestParts,
  isBrief = false,
): Generator<Check> {
  const atLength = (checks: () => Generator<Check>) => (isBrief ? [] : checks())
  const { answers } = context.contract.operation(operation)
  const success = Number(Object.keys(answers).find((status) => status.startsWith('2')))
  const sent = inForeignName(context, operation, withKey(context, operation, valid))
  let answer: Received | undefined
  let before: Shown[] = []

  yield* atLength(() => staleEtagChecks(context, operation, sent))
  const voided = isBrief ? undefined : voidedCodeChecks(context, operation, valid)
  if (voided) yield* voided.before
  yield {
    name: `succeeds with ${success}`,
    run: async () => {
      before = await shownBefore(context, operation, sent, 'all')
      const got = await expectOneWins(context, valid, () => context.patiently(operation, sent, scenario.retryOn))
      if (got.status === scenario.usedUp)
        throw new SkipCheck(`${got.status}: an earlier run has used this up; reset the backend`)
      if (!expectStatus(context, operation, got, success, 'a request that the contract accepts')) return
      answer = got
      await expectAbout(context, operation, sent, got)
      if (scenario.leaves) context.leftovers.add(scenario.leaves)
    },
  }
  const { verify, undo } = scenario
  const whatCame = () => {
    if (answer === undefined) throw new SkipCheck('The call did not succeed')
    return answer
  }
  yield* atLength(() => idempotencyChecks(context, operation, sent, whatCame))
  if (viewsOf(context.contract, operation).length > 0) {
    yield {
      name: 'keeps what it was sent, and nothing else changes',
      run: () => expectWritten(context, { operation, sent: valid, answer: whatCame() }, before),
    }
  }
  yield* atLength(() => codeChecks(context, operation, sent, whatCame))
  if (verify) yield { name: 'does what it says', run: async () => verify(context, valid, whatCame()) }
  if (voided) yield* voided.after(whatCame)
  yield* atLength(() => repeatedRuleChecks(context, operation, valid, whatCame))
  yield* atLength(() => valueChecks(context, operation, scenario, valid))
  let isUndone = false
  yield* writtenChecks(context, operation, valid, whatCame)
  if (undo) {
    yield {
      name: 'can be made undone',
      run: async () => {
        whatCame()
        await undo(context, valid, operation)
        isUndone = true
      },
    }
    if (isUndone) yield* atLength(() => etagRaceChecks(context, operation, scenario, valid))
  }
}
