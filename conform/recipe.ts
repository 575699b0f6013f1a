/** How a call is brought about that needs more than the contract's example: ids, codes, states. */
import type { Parts, Received } from '#conform/backend.ts'
import type { Desk, Subject } from '#conform/desk.ts'
import type { OperationId } from '#generated/operations.ts'

/** `params` that are missing are filled in as usual. */
type Bring = (desk: Desk, subject: Subject) => Promise<Parts> | Parts

export type Recipe = {
  /** A request that succeeds; brings about what it needs. */
  request?: Bring
  /** Notes what is wrong after the call has succeeded. */
  verify?: (desk: Desk, sent: Parts, answer: Received) => Promise<void> | void
  /** Makes it undone. */
  undo?: (desk: Desk, sent: Parts, answer: Received) => Promise<unknown>
  /** Requests that are refused, by status. */
  refusals?: Partial<Record<number, (desk: Desk) => Promise<Parts> | Parts>>
  /** Statuses that are waited out before the call succeeds, besides 423. */
  waitsOut?: number
  /** What is left behind for ever, for the summary. */
  leaves?: string
}

export type Recipes = Partial<Record<OperationId, Recipe>>

/** Checks something that no schema says; `place` is where it is written. */
export function expect(desk: Desk, answer: Received, isSo: boolean, says: string, place: string): void {
  if (!isSo) desk.note(answer.finding(says, place))
}
