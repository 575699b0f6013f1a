/** Requested answers: an example of the contract (`Prefer`), or a failure (/sandbox/fail-next). */
import type { OperationId } from '#generated/operations.ts'
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import type { Contract } from '#contract-checks/contract.ts'
import { answerWithExample } from '#contract-checks/example-answer.ts'
import { preferredExample } from '#contract-checks/preferred-example.ts'
import { refuse } from '#sandbox/handlers/handler.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { EmailAddress } from '#generated/model/email-address.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { isFailureInjected, takeFailure } from '#sandbox/storage/failures.ts'

type Wish = {
  traceId: string
  now: Date
  prefer: string | string[] | undefined
  accept?: string | undefined
  /** The parameters of the path. */
  params?: Record<string, string>
}

/**
 * `Prefer: code=462, example=accountLocked` is answered with that example of the contract, as the mock does; without a code with a
 * success, without a name with the first one, with the days and moments of today. The request is not validated and has no effect. Undefined
 * without a preference.
 */
export function preferredAnswer(
  contract: Contract,
  id: OperationId,
  { traceId, now, prefer, accept, params = {} }: Wish,
): OutgoingAnswer | undefined {
  const preference = [prefer].flat().join(', ')
  if (!/\b(?:code=|example=|dynamic\b)/.test(preference)) return undefined
  const operation = contract.operation(id)
  const wish = preferredExample(operation, { prefer: preference, accept, params })
  return 'refusal' in wish
    ? refuse({ traceId }, 400, wish.refusal.slice(0, 200))
    : answerWithExample(contract, operation, wish, { traceId, now })
}

/**
 * The answer that was ordered for this call with /sandbox/fail-next, or undefined; an order without a status only makes
 * the call wait. Ordered answers are not checked against the contract: breaking it is what they are for (R910).
 */
export async function injectedFailure(
  db: Database,
  operation: OperationId,
  traceId: string,
  userEmail: string | string[] | undefined,
): Promise<(OutgoingAnswer & { raw?: string }) | undefined> {
  if (!(await isFailureInjected(db))) return undefined
  const order = await takeFailure(db, operation, addressIn(userEmail))
  if (order === undefined) return undefined
  if (order.delayMs > 0) await wait(order.delayMs)
  const { status, body } = order
  if (order.unparsable) return { status: status ?? 200, raw: '{"unparsable": ' }
  if (status === null) return undefined
  if (body !== null) return { status, raw: JSON.stringify(body) }
  return status < 400 ? { status } : refuse({ traceId }, status, 'This failure was ordered')
}

/** The portal percent-encodes what is not ASCII; undefined for what is no address, so that it never reaches the database. */
function addressIn(header: string | string[] | undefined): string | undefined {
  try {
    return EmailAddress.safeParse(decodeURIComponent(String(header))).data
  } catch {
    return undefined
  }
}
