import type { Problem } from '#generated/model/problem.ts'
import type { Violation } from '#generated/model/violation.ts'

/** How a call failed: refused with a status, or never properly answered. */
export type Failure = 'status' | 'network' | 'timeout' | 'unreadable'

/** The one error of every call; `status` and `body` are there when `failure` is `status`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly failure: Failure
  readonly status: number | undefined
  /** A Problem or one of its kinds, as it came; not validated, the server may be another one. */
  readonly body: unknown
  /** After so many seconds the server may answer otherwise (Retry-After of 429 and 503). */
  readonly retryAfter: number | undefined
  /** Support id that the person can tell the service line; undefined when the call cannot have reached the bank. */
  readonly traceId: string | undefined
  /** Method and path of the call, for logs. */
  readonly call: string
  /** The write may have been carried out; a retry carries it out once only. */
  readonly outcomeUnknown: boolean
  /** A write that never left the browser. */
  readonly isUnsent: boolean
  /** The screen was refreshed since, so it shows whether the write was carried out. */
  refreshedSince = false

  constructor(details: {
    failure: Failure
    status?: number
    body?: unknown
    retryAfter?: number | undefined
    traceId?: string | undefined
    call: string
    outcomeUnknown?: boolean
    isUnsent?: boolean
    /** The error that it was made from. */
    cause?: unknown
  }) {
    super(`${details.call}: ${details.failure}${details.status === undefined ? '' : ` ${details.status}`}`, {
      cause: details.cause,
    })
    this.failure = details.failure
    this.status = details.status
    this.body = details.body
    this.retryAfter = details.retryAfter
    this.traceId = details.traceId
    this.call = details.call
    this.outcomeUnknown = details.outcomeUnknown ?? false
    this.isUnsent = details.isUnsent ?? false
  }

  /** No answer shows whether the call was carried out. */
  get unanswered(): boolean {
    if (this.failure !== 'status') return !this.isUnsent
    return (this.status ?? 0) >= 500 && this.status !== 501 // not built yet
  }

  /** An answer came, even if it does not concern the call; gateways answer 502 and 504 when they got none themselves. */
  get isAnswered(): boolean {
    if (this.failure === 'status') return this.status !== 502 && this.status !== 504
    return this.failure === 'unreadable'
  }

  /** The same error for a write whose outcome is unknown and which can be retried safely. */
  withUnknownOutcome(): ApiError {
    const { failure, status, body, retryAfter, traceId, call } = this
    return new ApiError({
      failure,
      ...(status !== undefined && { status }),
      body,
      retryAfter,
      traceId,
      call,
      outcomeUnknown: true,
    })
  }
}

/**
 * A field of the body of a refusal, by the problem of the contract that has it; undefined when the server did not send it. Its value is
 * not validated.
 */
export function problemField<TProblem extends Problem = Problem>(
  error: ApiError,
  field: keyof TProblem & string,
): unknown {
  const body = error.body
  return typeof body === 'object' && body !== null ? (body as Partial<TProblem>)[field] : undefined
}

/** Whether a field of the request broke this rule, as the violations of a 400 report it. */
export const breaksRule = (error: ApiError, rule: string): boolean => {
  const violations = problemField(error, 'violations')
  return Array.isArray(violations) && violations.some((one: Partial<Violation> | null) => one?.rule === rule)
}
