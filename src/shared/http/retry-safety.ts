import type { AxiosRequestConfig } from 'axios'
import type { ApiError } from './api-error.ts'

type Call = Pick<AxiosRequestConfig, 'method' | 'data'>

/** A code or password is used up by the first try, so that a second one is refused although the first was done. */
const hasSingleUseSecret = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.keys(data).some((field) => /password|^tan/i.test(field))

/** Ends in the same state however often it is sent; what makes or starts something has a key for that. */
const isRepeatable = ({ method, data }: Call): boolean =>
  ['PUT', 'PATCH', 'DELETE'].includes(method ?? '') && !hasSingleUseSecret(data)

/** Deletions without an answer, by method and path: what is gone at the next try may be gone because of them. */
const lostDeletions = new Set<string>()

/** Whether this refusal says that an earlier try, whose answer was lost, was done. */
export const wasDeletedByLostCall = ({ status, call }: ApiError): boolean =>
  status === 404 && lostDeletions.delete(call)

/** The error as it is told: a lost answer of what can be sent again without harm leaves open whether it was done. */
export function markRetrySafe(error: ApiError, call: Call): ApiError {
  if (!error.unanswered || !isRepeatable(call)) return error
  if (call.method === 'DELETE') lostDeletions.add(error.call)
  return error.withUnknownOutcome()
}
