/** Values that only one record may have: of two who send the same at once one is refused. */
import { withKey } from '#conform/checks/idempotency.ts'
import type { Context } from '#conform/context.ts'
import { type Scenario, buildRequest, expect } from '#conform/scenario.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** Whether the operation creates a record and refuses one whose values are taken. */
export function isUnique({ contract }: Context, operation: OperationId): boolean {
  const { responses } = contract.operation(operation)
  return operations[operation].method === 'POST' && '201' in responses && '409' in responses
}

/** Sends one request twice at the same time, with two keys. */
export async function expectOneOfTwo(context: Context, operation: OperationId, scenario: Scenario): Promise<void> {
  const request = await buildRequest(context, operation, scenario)
  const answers = await Promise.all(
    [request, request].map((one) => context.callWithRetry(operation, withKey(context, operation, one))),
  )
  const succeeded = answers.filter(({ status }) => status === 201)
  const message = `${succeeded.length} of two who send the same at once succeed: ${answers.map(({ status }) => status).join(' and ')}`
  const place = `${context.contract.operation(operation).pointer}/responses/409` as const
  expect(context, answers[1]!, succeeded.length === 1, message, place, { cause: 'two at once are not one' })
  // What was created is tidied up by the scenario.
  for (const answer of succeeded) await scenario.verify?.(context, request, answer)
}
