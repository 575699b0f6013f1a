import type { Received } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import type { Scenario } from '#conform/scenario.ts'
import type { OperationId } from '#generated/operations.ts'

/** One thing that is asked of an operation; what is wrong is noted in the context. */
export type Check = { name: string; run: () => Promise<void> }

/** Makes the checks of one kind; later ones may build on what earlier ones brought about. */
export type Checks = (
  context: Context,
  operation: OperationId,
  scenario: Scenario,
) => AsyncGenerator<Check> | Generator<Check>

/** Notes an answer with another status. */
export function expectStatus(
  context: Context,
  operation: OperationId,
  answer: Received,
  status: number | readonly number[],
  what: string,
): boolean {
  const expected = [status].flat()
  if (expected.includes(answer.status)) return true
  const { pointer, answers } = context.contract.operation(operation)
  const place = `${pointer}/responses${answers[expected[0]!] ? `/${expected[0]}` : ''}`
  context.note(answer.finding(`${what}: ${answer.status} instead of ${expected.join(' or ')}`, place))
  return false
}
