import type { AxiosRequestConfig } from 'axios'
import type { ApiError } from './api-error.ts'

type Call = Pick<AxiosRequestConfig, 'method' | 'data'>

/** A code or password is consumed by the first try, so a retry is refused although the first try succeeded. */
const hasSingleUseSecret = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.keys(data).some((field) => /password|^tan/i.test(field))

/** Whether the method is idempotent; creations have an idempotency key instead. */
const isRepeatable = ({ method, data }: Call): boolean =>
  ['PUT', 'PATCH', 'DELETE'].includes(method ?? '') && !hasSingleUseSecret(data)

/** Deletions without an answer, by method and path: a 404 at the retry means that they were carried out. */
const lostDeletions = new Set<string>()

/** Whether this 404 means that an earlier, unanswered deletion was carried out. */
export const wasDeletedByLostCall = ({ status, call }: ApiError): boolean =>
  status === 404 && lostDeletions.delete(call)

/** Marks the outcome of an unanswered call as unknown where a retry is safe. */
export function markRetrySafe(error: ApiError, call: Call): ApiError {
  if (!error.unanswered || !isRepeatable(call)) return error
  if (call.method === 'DELETE') lostDeletions.add(error.call)
  return error.withUnknownOutcome()
}
