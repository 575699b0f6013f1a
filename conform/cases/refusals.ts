/** Every status with which an operation may refuse a call, where somebody or an input reaches it. */
import { type Check, expectStatus } from '#conform/cases/check.ts'
import { expectSame, shownBefore } from '#conform/cases/kept.ts'
import type { Context } from '#conform/context.ts'
import type { Scenario } from '#conform/scenario.ts'
import { completed, requestOf } from '#conform/request.ts'
import { type OperationId, operations } from '#generated/operations.ts'

export function* refusalChecks(context: Context, operation: OperationId, scenario: Scenario): Generator<Check> {
  const { answers } = context.contract.operation(operation)
  const refusals = scenario.refusals ?? {}
  if ('423' in answers && refusals[423] === undefined) {
    yield {
      name: 'answers 423 while work is under way',
      run: async () => {
        const { area } = operations[operation]
        const own = area === 'bank' ? {} : { token: await context.tokenOf(context.callerOf(operation, 'busy')) }
        const parts = { ...own, ...(await requestOf(context, operation, scenario, 'busy')) }
        const before = await shownBefore(context, operation, parts)
        const answer = await context.call(operation, parts)
        if (expectStatus(context, operation, answer, 423, 'a customer with work under way'))
          expectSame(context, before, await shownBefore(context, operation, parts))
      },
    }
  }
  for (const [status, bring] of Object.entries(refusals)) {
    yield {
      name: `answers ${status}`,
      run: async () => {
        const parts = await completed(context, operation, await bring!(context), 'usual')
        const before = await shownBefore(context, operation, parts)
        const answer = await context.patiently(operation, parts)
        if (expectStatus(context, operation, answer, Number(status), 'what leads to it'))
          expectSame(context, before, await shownBefore(context, operation, parts))
      },
    }
  }
}
