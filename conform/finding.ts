import type { OperationId } from '#generated/operations.ts'

/** A difference between a backend and the contract. */
export type Finding = {
  /** What is wrong, in a sentence. */
  says: string
  /** The place in the contract, or the decision, that is broken. */
  pointer: string
  /** The call that showed it, such as `GET /private/product`. */
  call: string
  /** To find the call in the backend's log. */
  traceId: string
}

/** The result of one check. */
export type Result = {
  operation: OperationId
  /** The name of the check. */
  name: string
  findings: Finding[]
  /** Why the check was skipped. */
  skipped: string | undefined
  milliseconds: number
}

/** Thrown by a check that cannot be made; the message names what is missing. */
export class SkipCheck extends Error {}
