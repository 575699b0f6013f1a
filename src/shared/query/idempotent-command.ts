import type { QueryKey } from '@tanstack/react-query'
import type { ApplicationStatus } from '#generated/operations.ts'
import { withKey } from './idempotency-key.ts'
import type { Command, KeyedOperation } from './port.ts'

/**
 * A command that makes or starts something: however often it is sent, it is done once. `mutationFn` gets the header that
 * the generated function asks for.
 */
export function idempotentCommand<Op extends KeyedOperation, TInput, TResult>(
  operation: Op,
  mutationFn: (input: TInput, headers: { 'Idempotency-Key': string }) => Promise<TResult>,
  reloads: readonly QueryKey[] = [],
): Command<TInput, TResult, ApplicationStatus<Op>> {
  return {
    mutationFn: (input) =>
      withKey(`${operation} ${window.location.pathname}`, (key) => mutationFn(input, { 'Idempotency-Key': key })),
    meta: { operation, reloads },
  }
}
