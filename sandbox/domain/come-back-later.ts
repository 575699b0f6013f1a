/**
 * A call that is not judged now; thrown, so that its transaction is rolled back. 429: too many attempts before
 * it, 503: too many passwords to compare at this moment. `seconds` goes out as Retry-After.
 */
export class ComeBackLater extends Error {
  override readonly name = 'ComeBackLater'
  readonly status: 429 | 503
  readonly seconds: number

  constructor(status: 429 | 503, seconds: number) {
    super(`${status}: come back in ${seconds} seconds`)
    this.status = status
    this.seconds = seconds
  }
}
