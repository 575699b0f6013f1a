/** How a call is brought about that needs more than the contract's example: ids, codes, states. */
import type { Parts, Received } from '#conform/backend.ts'
import type { Context, Resource } from '#conform/context.ts'
import { customerParams } from '#conform/params.ts'
import { isSent } from '#conform/same.ts'
import type { ViolationCode } from '#generated/model/violation-code.ts'
import type { OperationId } from '#generated/operations.ts'

/**
 * What is missing of `params` is filled in as usual; `former` is what was there before, for `undo`. Where it is so already,
 * `changesNothing`, and no line of the history is owed.
 */
export type RequestParts = Parts & { former?: unknown; changesNothing?: boolean }

export type Scenario = {
  /** A request that succeeds; brings about what it needs. */
  request?: (context: Context, resource: Resource) => Promise<RequestParts> | RequestParts
  /** Notes what is wrong after the call has succeeded. */
  verify?: (context: Context, sent: RequestParts, answer: Received) => Promise<void> | void
  /** Makes it undone. */
  undo?: (context: Context, sent: RequestParts, operation: OperationId) => Promise<unknown>
  /** Requests that are refused, by status; they are asked in the order of their numbers. */
  refusals?: Partial<Record<number, (context: Context) => Promise<RequestParts> | RequestParts>>
  /** Requests that break a rule which no request breaks by itself, by its code; made of one that succeeds. */
  rules?: Partial<
    Record<ViolationCode, (context: Context, valid: RequestParts) => Promise<RequestParts> | RequestParts>
  >
  /** A status on which the call is tried again until it succeeds, besides 423. */
  retryOn?: number
  /** A status that an earlier run has left behind, so that the success cannot be checked. */
  usedUp?: number
  /** What stays for ever, for the summary. */
  leaves?: string
}

export type Scenarios = Partial<Record<OperationId, Scenario>>

/** Notes what no schema says; `place` is where it is written: a row of the requirements, a decision, else the operation. */
export function expect(context: Context, answer: Received, isSo: boolean, says: string, place?: string): void {
  if (!isSo) context.note(answer.finding(says, place))
}

type Fields = Record<string, unknown>

/** A record as it is sent back: its etag goes with `If-Match`, if at all. */
export const sentBack = <Read extends object>(read: Read): Omit<Read, 'etag'> => {
  const { etag: _etag, ...record } = read as Read & { etag?: unknown }
  return record
}

/** Writes what `get` reads with a change, sees it there, and writes the former again; `fields` when not all are written. */
export function rewrites(
  get: OperationId,
  change: (now: Fields) => Fields,
  fields?: readonly string[],
  params: (context: Context, resource: Resource) => Promise<Record<string, string>> = (context, resource) =>
    customerParams(context, get, resource),
): Scenario {
  const written = (read: Fields) =>
    fields === undefined ? sentBack(read) : Object.fromEntries(fields.map((name) => [name, read[name]]))
  const readNow = async (context: Context, sent: RequestParts) =>
    (await context.read(get, { params: sent.params ?? {} })) as Fields
  return {
    request: async (context, resource) => {
      const place = await params(context, resource)
      const now = (await context.read(get, { params: place }, resource)) as Fields
      return { params: place, body: { ...written(now), ...change(now) }, former: written(now) }
    },
    verify: async (context, sent, answer) => {
      const shown = await readNow(context, sent)
      const lost = Object.entries(sent.body as Fields).filter(
        ([name, value]) => name in shown && !isSent(value, shown[name]),
      )
      const says = `${get} does not show what was written: ${lost.map(([name]) => name).join(', ')}`
      expect(context, answer, lost.length === 0, says, 'A145')
    },
    undo: (context, { params: place = {}, former }, operation) =>
      context.done(operation, { params: place, body: former }),
  }
}
