import type { DataTag, MutationFunction, QueryFunction, QueryKey } from '@tanstack/react-query'
import type { ApplicationStatus, OperationId, Operations } from '#generated/operations.ts'
import type { ApiError } from '../http/api-error.ts'

/** A question a screen may ask: the loader prefetches it, the component reads it. */
export type Query<TData> = { queryKey: DataTag<QueryKey, TData, ApiError>; queryFn?: QueryFunction<TData> }

/**
 * Something a screen may do. `reloads` names the branches of the cache that are stale once it succeeded, or was refused
 * because somebody else was faster (404, 409, 412); `TStatus` are the application statuses with which it may be refused.
 */
export type Command<TInput = void, TResult = unknown, TStatus extends number = never> = {
  mutationFn: MutationFunction<TResult, TInput>
  meta: { operation: OperationId; reloads: readonly QueryKey[]; statuses?: TStatus; compares?: boolean }
}

/** The application statuses of a command, for the sentences that a feature must have. */
export type StatusOf<TCommand> = TCommand extends { meta: { statuses?: infer TStatus } }
  ? Extract<TStatus, number>
  : never

/** A record that somebody else may change as well: its etag names the state in which it was read. */
export type Stored = { etag: string }

/**
 * A command that changes what is stored. It is sent with the record that the person sees, and a form or question for
 * changes sends it, which shows what is stored by now when that is no longer the same. Such a refusal is none of `TStatus`.
 */
export type Change<TRecord extends Stored, TInput = void, TResult = unknown, TStatus extends number = never> = {
  changeFn: (record: TRecord, input: TInput) => Promise<TResult>
  meta: { operation: OperationId; reloads: readonly QueryKey[]; statuses?: TStatus }
}

type With<THeader extends string> = {
  [Op in OperationId]: THeader extends keyof Operations[Op]['headers'] ? Op : never
}[OperationId]

/** The operations that change what is stored, which `changeCommand` sends, and `idempotentChange` where they start something too. */
export type ChangeOperation = With<'If-Match'>
export type KeyedChange = Extract<ChangeOperation, With<'Idempotency-Key'>>

/** The operations that make or start something, which `idempotentCommand` sends. */
export type KeyedOperation = Exclude<With<'Idempotency-Key'>, ChangeOperation>

/** The statuses come from the contract: everything an operation declares beyond success and the generic ones. */
export function command<Op extends Exclude<OperationId, KeyedOperation | ChangeOperation>, TInput, TResult>(
  operation: Op,
  mutationFn: (input: TInput) => Promise<TResult>,
  reloads: readonly QueryKey[] = [],
): Command<TInput, TResult, ApplicationStatus<Op>> {
  return { mutationFn: (input) => mutationFn(input), meta: { operation, reloads } }
}
