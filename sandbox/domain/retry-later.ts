/**
 * A call that is refused for now; thrown, so that its transaction is rolled back. 429: too many attempts before
 * it, 503: too many passwords to compare at this moment. `seconds` goes out as Retry-After.
 */
export class RetryLater extends Error {
  override readonly name = 'RetryLater'
  readonly status: 429 | 503
  readonly seconds: number

  constructor(status: 429 | 503, seconds: number) {
    super(`${status}: retry after ${seconds} seconds`)
    this.status = status
    this.seconds = seconds
  }
}
