/** Every status with which an operation may refuse a call, where somebody or an input reaches it. */
import { type Check, expectStatus } from '#conform/cases/check.ts'
import type { Context } from '#conform/context.ts'
import type { Scenario } from '#conform/scenario.ts'
import { completed, requestOf } from '#conform/request.ts'
import type { OperationId } from '#generated/operations.ts'

export function* refusalChecks(context: Context, operation: OperationId, scenario: Scenario): Generator<Check> {
  const { answers } = context.contract.operation(operation)
  const refusals = scenario.refusals ?? {}
  if ('423' in answers && refusals[423] === undefined) {
    yield {
      name: 'answers 423 while work is under way',
      run: async () => {
        const parts = await requestOf(context, operation, scenario, 'busy')
        expectStatus(
          context,
          operation,
          await context.call(operation, parts, 'busy'),
          423,
          'a customer with work under way',
        )
      },
    }
  }
  for (const [status, bring] of Object.entries(refusals)) {
    yield {
      name: `answers ${status}`,
      run: async () => {
        const parts = await completed(context, operation, await bring!(context), 'usual')
        expectStatus(context, operation, await context.patiently(operation, parts), Number(status), 'what leads to it')
      },
    }
  }
}
