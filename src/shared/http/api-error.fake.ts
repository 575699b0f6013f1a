import { ApiError, type Failure } from './api-error.ts'

const traceId = '0f8fad5b-d9cb-469f-a165-70867728950e'

/** A call about a record that was refused with this status; `retryAfter` is in seconds. */
export const refusal = (
  status: number,
  body: unknown = { status, title: 'Refused', traceId },
  retryAfter?: number,
): ApiError => new ApiError({ failure: 'status', status, body, retryAfter, traceId, call: 'POST /tests/1' })

/** A call that was never properly answered. */
export const unanswered = (failure: Exclude<Failure, 'status'>): ApiError =>
  new ApiError({ failure, traceId, call: 'POST /test' })

/** A write that never left the browser. */
export const unsent = (): ApiError => new ApiError({ failure: 'network', traceId, call: 'POST /test', isUnsent: true })

/** A change without an answer, which can be sent again without harm. */
export const lostChange = (): ApiError =>
  new ApiError({ failure: 'network', traceId, call: 'PUT /test', outcomeUnknown: true })
