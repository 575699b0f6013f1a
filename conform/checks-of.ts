/** All checks of one operation, in the order in which a backend judges a call: 401, 403, 404, 400, the call itself. */
import type { Check } from '#conform/cases/check.ts'
import { listedEtagChecks } from '#conform/cases/etags.ts'
import { guessingChecks } from '#conform/cases/guessing.ts'
import { identityChecks } from '#conform/cases/identity.ts'
import { listChecks } from '#conform/cases/lists.ts'
import { nameChecks } from '#conform/cases/names.ts'
import { proseRuleChecks } from '#conform/cases/prose-rules.ts'
import { refusalChecks } from '#conform/cases/refusals.ts'
import { ruleChecks } from '#conform/cases/rules.ts'
import { endedSessionChecks, heldBodyChecks, sessionChecks } from '#conform/cases/sessions.ts'
import { successChecks } from '#conform/cases/success.ts'
import { everybodyChecks, rowChecks, twinChecks } from '#conform/cases/twins.ts'
import type { Context } from '#conform/context.ts'
import type { RequestParts } from '#conform/scenario.ts'
import { scenarios } from '#conform/scenarios.ts'
import { requestOf } from '#conform/request.ts'
import type { OperationId } from '#generated/operations.ts'

export async function* checksOf(context: Context, operation: OperationId): AsyncGenerator<Check> {
  const scenario = scenarios[operation] ?? {}
  yield* sessionChecks(context, operation, scenario)
  yield* nameChecks(context, operation, scenario)
  let valid: RequestParts | undefined
  yield {
    name: 'can be asked for',
    run: async () => {
      valid = await requestOf(context, operation, scenario)
    },
  }
  if (valid !== undefined) {
    yield* ruleChecks(context, operation, valid)
    yield* proseRuleChecks(context, operation, scenario, valid)
    yield* identityChecks(context, operation, valid)
    yield* heldBodyChecks(context, operation, valid)
    yield* listedEtagChecks(context, operation, valid)
    yield* rowChecks(context, operation, valid)
    yield* successChecks(context, operation, scenario, valid)
    yield* listChecks(context, operation, valid)
    yield* twinChecks(context, operation)
    yield* everybodyChecks(context, operation)
    yield* guessingChecks(context, operation)
  }
  yield* refusalChecks(context, operation, scenario)
  yield* endedSessionChecks(context, operation, scenario)
}

/** Only that a call succeeds and does what it says, and that the other reader is told the same: what each commit has time for. */
export async function* briefChecksOf(context: Context, operation: OperationId): AsyncGenerator<Check> {
  const scenario = scenarios[operation] ?? {}
  let valid: RequestParts | undefined
  yield {
    name: 'can be asked for',
    run: async () => {
      valid = await requestOf(context, operation, scenario)
    },
  }
  if (valid === undefined) return
  yield* successChecks(context, operation, scenario, valid, true)
  yield* twinChecks(context, operation)
}
