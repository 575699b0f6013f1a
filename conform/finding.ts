import type { Exchange } from '#conform/exchanges.ts'
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
  /** All calls that led to it, without secrets; only of the first finding of its kind at an operation. */
  calls?: readonly Exchange[]
} & Grouping

/** What finds the cause of a finding. */
export type Grouping = {
  /** The operation that is wrong: a read, or the write that it shows; undefined when the finding stands for the whole backend. */
  operation?: OperationId | undefined
  /** What is wrong, in words that are the same for every call; by default `says` without its values. */
  cause?: string
  /** Wrong fields of a record: findings about the same field have one cause. */
  fields?: readonly string[]
  /** Of a check that expects a status. */
  status?: { got: number; wanted: readonly number[] }
  /** Of an answer that the contract does not allow: its status, and the rule that a field of it breaks. */
  answer?: { status: number; rule?: string | undefined; field?: string | undefined }
  /** The header of a broken request. */
  header?: string | undefined
  /** The header of requests that the backend ignores, as this finding says. */
  ignoredHeader?: string
  /** True when two whole records were compared, which cannot be equal if one of them breaks its schema. */
  comparesRecords?: boolean
  /** True when an error interrupted the check. */
  isInterruption?: boolean
}

/** The result of one check. */
export type Result = {
  operation: OperationId
  /** The name of the check. */
  name: string
  /** Names of the checks before it without which it cannot be made. */
  needs?: readonly string[]
  findings: Finding[]
  /** Why the check was skipped. */
  skipped: string | undefined
  milliseconds: number
}

/** Thrown by a check that cannot be made; the message names what is missing. */
export class SkipCheck extends Error {}
