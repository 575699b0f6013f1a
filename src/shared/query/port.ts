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
  meta: { operation: OperationId; reloads: readonly QueryKey[]; statuses?: TStatus }
}

/** The application statuses of a command, for the sentences that a feature must have. */
export type StatusOf<TCommand> = TCommand extends { meta: { statuses?: infer TStatus } }
  ? Extract<TStatus, number>
  : never

/** The operations that make or start something, which `idempotentCommand` sends. */
export type KeyedOperation = {
  [Op in OperationId]: 'Idempotency-Key' extends keyof Operations[Op]['headers'] ? Op : never
}[OperationId]

/** The statuses come from the contract: everything an operation declares beyond success and the generic ones. */
export function command<Op extends Exclude<OperationId, KeyedOperation>, TInput, TResult>(
  operation: Op,
  mutationFn: (input: TInput) => Promise<TResult>,
  reloads: readonly QueryKey[] = [],
): Command<TInput, TResult, ApplicationStatus<Op>> {
  return { mutationFn: (input) => mutationFn(input), meta: { operation, reloads } }
}
