import type { QueryKey } from '@tanstack/react-query'
import type { ApplicationStatus, Operations } from '#generated/operations.ts'
import { withKey } from './idempotency-key.ts'
import type { Change, ChangeOperation, KeyedChange, Stored } from './port.ts'

/** What an operation changes, as its refusal brings it. */
export type RecordOf<Op extends ChangeOperation> = Operations[Op]['answers'] extends {
  412: { current: infer TRecord extends Stored }
}
  ? TRecord
  : never

type IfMatch = { 'If-Match': string }

/**
 * A command that changes what is stored, and only what the person saw: `mutationFn` gets the header that the generated
 * function asks for, made of the record that the screen shows, and that record.
 */
export function changeCommand<Op extends Exclude<ChangeOperation, KeyedChange>, TInput, TResult>(
  operation: Op,
  mutationFn: (input: TInput, headers: IfMatch, record: RecordOf<Op>) => Promise<TResult>,
  reloads: readonly QueryKey[] = [],
): Change<RecordOf<Op>, TInput, TResult, ApplicationStatus<Op>> {
  return {
    changeFn: (record, input) => mutationFn(input, { 'If-Match': record.etag }, record),
    meta: { operation, reloads },
  }
}

/** The same for what starts something as well: however often it is sent, it is done once. */
export function idempotentChange<Op extends KeyedChange, TInput, TResult>(
  operation: Op,
  mutationFn: (input: TInput, headers: IfMatch & { 'Idempotency-Key': string }) => Promise<TResult>,
  reloads: readonly QueryKey[] = [],
): Change<RecordOf<Op>, TInput, TResult, ApplicationStatus<Op>> {
  return {
    changeFn: (record, input) =>
      withKey(`${operation} ${window.location.pathname}`, (key) =>
        mutationFn(input, { 'If-Match': record.etag, 'Idempotency-Key': key }),
      ),
    meta: { operation, reloads },
  }
}
