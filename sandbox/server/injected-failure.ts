import { setTimeout as wait } from 'node:timers/promises'
import { EmailAddress } from '#generated/model/email-address.ts'
import type { OperationId } from '#generated/operations.ts'
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import { refuse } from '#sandbox/handlers/handler.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { isFailureInjected, takeFailure } from '#sandbox/storage/failures.ts'

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
