/** Queries, commands and changes of a port without a server, for tests. */
import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { ApplicationStatus, OperationId, Operations } from '#generated/operations.ts'
import { refusal } from '../http/api-error.fake.ts'
import type { ApiError } from '../http/api-error.ts'
import type { RecordOf, Change, ChangeOperation, Command, Query, Versioned } from './port.ts'

/** A query with the response of a test; its key has the type of the data, like the keys of the generated client. */
export const fakeQuery = <TData>(key: QueryKey, answer: () => Promise<TData> | TData): Query<TData> => ({
  queryKey: key as DataTag<QueryKey, TData, ApiError>,
  queryFn: () => answer(),
})

/** A query for a whole list with these records. */
export const fakeList = <TRecord>(name: string, records: readonly TRecord[]) =>
  fakeQuery(['fake', name], () => ({ results: [...records], total: records.length }))

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

/** What an operation returns when it succeeds. */
type SuccessOf<Op extends OperationId> = Operations[Op]['answers'] extends infer TAnswers
  ? TAnswers[Extract<keyof TAnswers, 200 | 201 | 204>]
  : never

/** The command of an operation, as the contract declares it; `TInput` is for a port that takes something else than the body. */
export const fakeCommandOf = <Op extends OperationId, TInput = Operations[Op]['body']>(
  operation: Op,
  result: SuccessOf<Op>,
  reloads: readonly QueryKey[] = [],
) => fakeCommand<TInput, SuccessOf<Op>, ApplicationStatus<Op>>(operation, result, reloads)

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

/** The change of an operation, as the contract declares it. */
export const fakeChangeOf = <Op extends ChangeOperation>(operation: Op, reloads: readonly QueryKey[] = []) =>
  fakeChange<RecordOf<Op>, Operations[Op]['body'], void, ApplicationStatus<Op>>(operation, undefined, reloads)
