/** Every status with which an operation may refuse a call, where somebody or an input reaches it. */
import { type Check, expectStatus } from '#conform/cases/check.ts'
import type { Desk } from '#conform/desk.ts'
import type { Recipe } from '#conform/recipe.ts'
import { completed, requestOf } from '#conform/request.ts'
import type { OperationId } from '#generated/operations.ts'

export function* refusalChecks(desk: Desk, operation: OperationId, recipe: Recipe): Generator<Check> {
  const { answers } = desk.contract.operation(operation)
  const refusals = recipe.refusals ?? {}
  if ('423' in answers && refusals[423] === undefined) {
    yield {
      name: 'answers 423 while work is under way',
      run: async () => {
        const parts = await requestOf(desk, operation, recipe, 'busy')
        expectStatus(desk, operation, await desk.call(operation, parts, 'busy'), 423, 'a customer with work under way')
      },
    }
  }
  for (const [status, bring] of Object.entries(refusals)) {
    yield {
      name: `answers ${status}`,
      run: async () => {
        const parts = await completed(desk, operation, await bring!(desk), 'usual')
        expectStatus(desk, operation, await desk.patiently(operation, parts), Number(status), 'what leads to it')
      },
    }
  }
}
