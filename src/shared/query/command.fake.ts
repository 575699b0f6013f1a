import type { QueryKey } from '@tanstack/react-query'
import type { ApplicationStatus, OperationId } from '#generated/operations.ts'
import { refusal } from '../http/api-error.fake.ts'
import type { ApiError } from '../http/api-error.ts'
import type { RecordOf, Change, ChangeOperation, Command, Versioned } from './port.ts'

/** A command without a server: it records its inputs and responds as the last call below set it. */
export type FakeCommand<TInput, TResult, TStatus extends number> = Command<TInput, TResult, TStatus> & {
  sent: TInput[]
  succeeds: (result: TResult) => void
  /** Only with a status that the command declares. */
  refuses: (status: TStatus, body?: unknown) => void
  fails: (reason: ApiError) => void
  /** Stays pending until the returned function is called. */
  waits: (result: TResult) => () => void
  /** The same, and then fails. */
  waitsToFail: (reason: ApiError) => () => void
}

export function fakeCommand<TInput, TResult, TStatus extends number = never>(
  operation: OperationId,
  result: TResult,
  reloads: readonly QueryKey[] = [],
): FakeCommand<TInput, TResult, TStatus> {
  let answer = (): Promise<TResult> => Promise.resolve(result)
  const sent: TInput[] = []
  return {
    meta: { operation, reloads },
    mutationFn: (input) => {
      sent.push(input)
      return answer()
    },
    sent,
    succeeds: (next) => {
      answer = () => Promise.resolve(next)
    },
    refuses: (status, body) => {
      answer = () => Promise.reject(refusal(status, body))
    },
    fails: (reason) => {
      answer = () => Promise.reject(reason)
    },
    waits: (next) => {
      const { promise, resolve } = Promise.withResolvers<TResult>()
      answer = () => promise
      return () => resolve(next)
    },
    waitsToFail: (reason) => {
      const { promise, reject } = Promise.withResolvers<TResult>()
      answer = () => promise
      return () => reject(reason)
    },
  }
}

/** The command of an operation, with the statuses that the contract declares for it. */
export const fakeCommandOf =
  <Op extends OperationId>(operation: Op) =>
  <TInput, TResult>(result: TResult, reloads: readonly QueryKey[] = []) =>
    fakeCommand<TInput, TResult, ApplicationStatus<Op>>(operation, result, reloads)

/** A change without a server: a command that also records the records that it was sent with. */
export type FakeChange<TRecord extends Versioned, TInput, TResult, TStatus extends number> = Omit<
  FakeCommand<TInput, TResult, TStatus>,
  'mutationFn'
> &
  Change<TRecord, TInput, TResult, TStatus> & {
    /** The records that it was sent with, and their etags. */
    records: TRecord[]
    etags: string[]
    /** Refuses with a conflict, with this current record; with `once`, the next try succeeds. */
    isOvertaken: (current: TRecord, times?: 'once') => void
  }

export function fakeChange<TRecord extends Versioned, TInput, TResult, TStatus extends number = never>(
  operation: OperationId,
  result: TResult,
  reloads: readonly QueryKey[] = [],
): FakeChange<TRecord, TInput, TResult, TStatus> {
  const { mutationFn, ...command } = fakeCommand<TInput, TResult, TStatus>(operation, result, reloads)
  const records: TRecord[] = []
  const etags: string[] = []
  let succeedsNext = false
  return {
    ...command,
    changeFn: (record, input) => {
      records.push(record)
      etags.push(record.etag)
      const answer = mutationFn(input, {} as Parameters<typeof mutationFn>[1])
      if (succeedsNext) command.succeeds(result)
      return answer
    },
    records,
    etags,
    isOvertaken: (current, times) => {
      command.fails(refusal(412, { current }))
      succeedsNext = times === 'once'
    },
  }
}

/** The change of an operation, of the record and with the statuses that the contract declares for it. */
export const fakeChangeOf =
  <Op extends ChangeOperation>(operation: Op) =>
  <TInput, TResult>(result: TResult, reloads: readonly QueryKey[] = []) =>
    fakeChange<RecordOf<Op>, TInput, TResult, ApplicationStatus<Op>>(operation, result, reloads)
