import type { OperationId } from '#generated/operations.ts'

/** Where a backend and the contract differ. */
export type Finding = {
  /** What is wrong, in a sentence. */
  says: string
  /** Where the contract, or a decision about it, says otherwise. */
  pointer: string
  /** The call that showed it, such as `GET /private/product`. */
  call: string
  /** To find the call in the backend's log. */
  traceId: string
}

/** What came of one check. */
export type Result = {
  operation: OperationId
  /** What is checked, in words. */
  name: string
  findings: Finding[]
  /** Why the check could not be made. */
  skipped: string | undefined
  milliseconds: number
}

/** Thrown by a check that cannot be made here; the message says what is missing. */
export class SkipCheck extends Error {}
