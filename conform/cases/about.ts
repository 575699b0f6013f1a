/** What an answer tells of whom or what it is about is what the path has named. */
import type { Received } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import { customerOf } from '#conform/params.ts'
import { type RequestParts, expect } from '#conform/scenario.ts'
import type { OperationId } from '#generated/operations.ts'
import { operations } from '#generated/operations.ts'

/** Notes that the answer is about something else than was asked for. */
export async function expectAbout(
  context: Context,
  operation: OperationId,
  { params = {} }: RequestParts,
  answer: Received,
): Promise<void> {
  const told = (answer.body ?? {}) as Record<string, unknown>
  const last = /\{(\w+)\}$/.exec(operations[operation].path)?.[1] ?? ''
  const named: Record<string, string | undefined> =
    last === 'bpNumber' ? { bpNumber: params[last] } : { id: params[last] }
  const person = customerOf(operation, 'usual')
  if ('customerNumber' in told && params.customerId === (await context.customerId(person)))
    named.customerNumber = context.person(person).customerNumber
  for (const [name, value] of Object.entries(named)) {
    const isOther = value !== undefined && name in told && told[name] !== value
    expect(context, answer, !isOther, `${name} is ${String(told[name])}, and ${value} was asked for`)
  }
}
