/** Retries of a failed load (R342), after 350, 700, 1400, 2800 and 5600 ms (R343, A127). */
const retries = 5
const baseDelayMs = 350
/** Maximum number of concurrent loads; the delays between retries do not count (R344). */
const maxConcurrent = 10

/**
 * Retries a load with exponential back-off and limits concurrency. Rejects with the last error after all retries, or at once
 * while the browser is offline.
 */
export function withRetry<TArgs extends unknown[], T>(
  load: (...args: TArgs) => Promise<T>,
): (...args: TArgs) => Promise<T> {
  let running = 0
  const queue: (() => void)[] = []

  async function run(...args: TArgs): Promise<T> {
    if (running < maxConcurrent) running += 1
    else await new Promise<void>((resolve) => queue.push(resolve)) // takes over the slot of a finished load
    try {
      return await load(...args)
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  return async (...args) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await run(...args)
      } catch (error) {
        if (attempt === retries || !navigator.onLine) throw error
        await new Promise((resolve) => setTimeout(resolve, baseDelayMs * 2 ** attempt))
      }
    }
  }
}
