/** How long the server waits for others, in milliseconds. */
export type Limits = {
  /** For the headers of a request. */
  headers: number
  /** For a whole call, from its headers to the last byte of its answer. */
  call: number
  /** While the server ends: for the rest of a request that is on its way. */
  rest: number
  /** While the server ends: for the answers to requests that are complete. */
  answers: number
}

/** Milliseconds for the end of the process after SHUTDOWN_DELAY_S; what is then still running is broken off. */
export const closeTimeout = 30_000

/** The contract lets a call take five minutes. `answers` is less than `closeTimeout`. */
export const defaultLimits: Limits = { headers: 15_000, call: 300_000, rest: 5_000, answers: 25_000 }
