/**
 * Optimistic locking: a call with `If-Match` is only carried out on the record with that etag. The
 * record is read by the handler of its GET, in the transaction of the write, once the write has locked it.
 */
import { type OperationId, operations, records } from '#generated/operations.ts'
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import { type Handlers, type Phases, type Session, refuse } from '#sandbox/handlers/handler.ts'
import { findLastChange } from '#sandbox/server/last-change.ts'
import type { RawRequest } from '#sandbox/server/request.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { numberOfCustomer } from '#sandbox/storage/customers.ts'

type Changing = keyof typeof records
type Context = {
  operation: OperationId
  db: Database
  params: Record<string, string>
  session: Session | undefined
}
type Stored = { id?: string; etag: string }
type Reader = Phases<object, object, { body?: Stored | { results: Stored[] } }>

/** Whether the contract lets the call say which state of a record it is for. */
const takesEtag = (operation: OperationId): operation is Changing => Object.hasOwn(records, operation)

/** 412 with the record as it is now, when it is not the one that `If-Match` names; undefined when the call may go on. */
export async function refuseOutdated(
  handlers: Handlers,
  context: Context,
  raw: RawRequest,
): Promise<OutgoingAnswer | undefined> {
  const { operation } = context
  const sent = raw.headers['if-match']
  if (sent === undefined || !takesEtag(operation)) return undefined
  const current = await currentRecord(handlers, operation, context)
  if (current.etag === sent.replaceAll('"', '')) return undefined
  const account = context.session?.account
  const lastChange = account && (await findLastChange({ ...context, now: raw.now, account }, current))
  return refuse(raw, 412, 'The record was changed in the meantime', { current, ...(lastChange && { lastChange }) })
}

async function currentRecord(handlers: Handlers, operation: Changing, context: Context): Promise<Stored> {
  const { read, row } = records[operation]
  const named = row === null ? undefined : context.params[row]
  const byNumber = operations[read].path.endsWith('/{bpNumber}') && named !== undefined
  const params = byNumber ? { bpNumber: await numberOfCustomer(context.db, named) } : context.params
  const { area } = operations[read]
  const reading = { ...context, operation: read, area, params, query: {}, headers: {} }
  // oxlint-disable-next-line portal/no-cast-through-unknown -- the handler is found by the name of its operation, at run time
  const answer = await (handlers[read] as unknown as Reader).find(reading)
  const body = (await answer?.(reading))?.body
  const record = body && 'results' in body ? body.results.find(({ id }) => id === named) : body
  if (record === undefined) throw new Error(`${read} does not read what ${operation} has found`)
  return record
}
