import type { QueryKey } from '@tanstack/react-query'
import type { ApplicationStatus, OperationId } from '#generated/operations.ts'
import { refusal } from '../http/api-error.fake.ts'
import type { ApiError } from '../http/api-error.ts'
import type { Command } from './port.ts'

/** A command without a server: it keeps what it was sent and answers as it was told last. */
export type FakeCommand<TInput, TResult, TStatus extends number> = Command<TInput, TResult, TStatus> & {
  sent: TInput[]
  succeeds: (result: TResult) => void
  /** Only with a status that the command declares. */
  refuses: (status: TStatus, body?: unknown) => void
  fails: (reason: ApiError) => void
  /** Stays under way until the function that it gives is called. */
  waits: (result: TResult) => () => void
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
  }
}

/** The command of an operation, with the statuses that the contract declares for it. */
export const fakeOf =
  <Op extends OperationId>(operation: Op) =>
  <TInput, TResult>(result: TResult, reloads: readonly QueryKey[] = []) =>
    fakeCommand<TInput, TResult, ApplicationStatus<Op>>(operation, result, reloads)
