/** Limits how many passwords are hashed at once, since each of them keeps a processor busy for a tenth of a second. */
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { RetryLater } from '#sandbox/domain/retry-later.ts'

/**
 * Does the work once fewer than `concurrency` others run; throws `RetryLater` (503) when the wait is too long. Never call
 * it within a transaction: the work that is ahead may need a connection.
 */
export type HashQueue = <T>(work: () => Promise<T>) => Promise<T>

/** Leaves one processor to everything else, and one of the four threads in which Node also reads files. */
const defaultConcurrency = Math.min(3, Math.max(1, availableParallelism() - 1))
const defaultMaxWaitMs = 3000
const maxWaiting = 100

export function createHashQueue({
  concurrency = defaultConcurrency,
  maxWaitMs = defaultMaxWaitMs,
}: { concurrency?: number; maxWaitMs?: number | undefined } = {}): HashQueue {
  const limit = pLimit(concurrency)
  // Jittered, so that refused callers do not all retry at the same moment.
  const tooBusy = () => new RetryLater(503, Math.ceil(maxWaitMs / 1000) + randomInt(0, 5))
  return async (work) => {
    if (limit.pendingCount >= maxWaiting) throw tooBusy()
    const deadline = performance.now() + maxWaitMs
    return limit(() => {
      if (performance.now() > deadline) throw tooBusy()
      return work()
    })
  }
}
