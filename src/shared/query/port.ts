import type { DataTag, MutationFunction, QueryFunction, QueryKey } from '@tanstack/react-query'
import type { ProfileChangedProblem } from '#generated/model/profile-changed-problem.ts'
import type { ApplicationStatus, OperationId, Operations } from '#generated/operations.ts'
import { ApiError, problemField } from '../http/api-error.ts'

/** The statuses with which the contract lets an operation be refused, beside the generic ones; the ports of features name them by it. */
export type { ApplicationStatus }

/** A query of a screen: the loader prefetches it, the component reads it. */
export type Query<TData> = { queryKey: DataTag<QueryKey, TData, ApiError>; queryFn?: QueryFunction<TData> }

/**
 * A mutation of a screen. `reloads` names the branches of the cache that are stale after it succeeded or met a conflict (404,
 * 409, 412); `TStatus` are the application statuses with which it may be refused.
 */
export type Command<TInput = void, TResult = unknown, TStatus extends number = never> = {
  mutationFn: MutationFunction<TResult, TInput>
  meta: { operation: OperationId; reloads: readonly QueryKey[]; statuses?: TStatus; compares?: boolean }
}

/** A record with the etag of the version that was read. */
export type Versioned = { etag: string }

/**
 * A command that changes a record, sent with the version that the person sees. Forms and questions for changes send it and show
 * the current record after a conflict (412), which is none of `TStatus`.
 */
export type Change<TRecord extends Versioned, TInput = void, TResult = unknown, TStatus extends number = never> = {
  changeFn: (record: TRecord, input: TInput) => Promise<TResult>
  meta: { operation: OperationId; reloads: readonly QueryKey[]; statuses?: TStatus }
}

/** The application statuses of a command or change, for the sentences that a feature must have. */
export type StatusOf<TCommand> = TCommand extends { meta: { statuses?: infer TStatus } }
  ? Extract<TStatus, number>
  : never

type OperationsWithHeader<THeader extends string> = {
  [Op in OperationId]: THeader extends keyof Operations[Op]['headers'] ? Op : never
}[OperationId]

/** The operations that change what is stored, and those of them that start something too (write-commands.ts). */
export type ChangeOperation = OperationsWithHeader<'If-Match'>
export type IdempotentChangeOperation = Extract<ChangeOperation, OperationsWithHeader<'Idempotency-Key'>>

/** The operations that create or start something. */
export type IdempotentOperation = Exclude<OperationsWithHeader<'Idempotency-Key'>, ChangeOperation>

/** The statuses come from the contract: everything an operation declares beyond success and the generic ones. */
export function command<Op extends Exclude<OperationId, IdempotentOperation | ChangeOperation>, TInput, TResult>(
  operation: Op,
  mutationFn: (input: TInput) => Promise<TResult>,
  reloads: readonly QueryKey[] = [],
): Command<TInput, TResult, ApplicationStatus<Op>> {
  return { mutationFn: (input) => mutationFn(input), meta: { operation, reloads } }
}

/** The record that an operation changes, as its 412 response carries it. */
export type RecordOf<Op extends ChangeOperation> = Operations[Op]['answers'] extends {
  412: { current: infer TRecord extends Versioned }
}
  ? TRecord
  : never

/** The fields of a record, for a form that has the same ones. */
export const withoutEtag = <TRecord extends Versioned>({ etag: _etag, ...values }: TRecord): Omit<TRecord, 'etag'> =>
  values

/** The current record from a refused change (412); undefined for any other error. */
export function currentRecordOf<TRecord extends Versioned>(error: unknown): TRecord | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined
  const current = problemField<ProfileChangedProblem>(error, 'current') as TRecord | undefined
  return typeof current?.etag === 'string' ? current : undefined
}
