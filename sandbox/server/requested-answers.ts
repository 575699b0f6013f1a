/** Requested answers: an example of the contract (`Prefer`), or a failure (/sandbox/fail-next). */
import type { OperationId } from '#generated/operations.ts'
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import type { Contract } from '#contract-checks/contract.ts'
import { exampleAnswer } from '#contract-checks/example-answer.ts'
import { refuse } from '#sandbox/handlers/handler.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { EmailAddress } from '#generated/model/email-address.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { isFailureInjected, takeFailure } from '#sandbox/storage/failures.ts'

/**
 * `Prefer: code=462, example=accountLocked` is answered with that example of the contract, as the mock does; without a
 * name with the first one, with the days and moments of today. The request is not validated and has no effect. Undefined without a preferred code.
 */
export function preferredAnswer(
  contract: Contract,
  id: OperationId,
  { traceId, now, prefer }: { traceId: string; now: Date; prefer: string | string[] | undefined },
): OutgoingAnswer | undefined {
  const preference = [prefer].flat().join(', ')
  const [, code] = /\bcode=(\d{3})\b/.exec(preference) ?? []
  if (code === undefined) return undefined
  const status = Number(code)
  const { responses } = contract.operation(id)
  const answer = responses[code] ?? (status >= 400 && status < 600 ? responses.default : undefined)
  const none = refuse({ traceId }, 400, 'The contract documents no such answer')
  if (answer === undefined) return none

  const withExample = Object.entries(answer.headers ?? {}).filter(([, header]) => header.example !== undefined)
  const headers = Object.fromEntries(withExample.map(([name, header]) => [name.toLowerCase(), String(header.example)]))
  if (answer.content === undefined) return { status, headers }
  const [, exampleName] = /\bexample=([\w-]+)/.exec(preference) ?? []
  for (const [mediaType, { examples = {} }] of Object.entries(answer.content)) {
    const name = exampleName ?? Object.keys(examples)[0]
    if (name === undefined || !Object.hasOwn(examples, name)) continue
    const value = contract.example(examples[name]!)
    return exampleAnswer({ status, headers, mediaType, value }, { traceId, now })
  }
  return none
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
