/** A load that failed is tried this often again (R342), after 350, 700, 1400, 2800 and 5600 ms (R343, A127). */
const retries = 5
const baseDelayMs = 350
/** More reads than this are never under way together; waiting for the next try is no read (R344). */
const maxParallel = 10

/**
 * A source that survives a connection that comes and goes; rejects with the last error when all tries failed, or at once
 * while the browser knows that there is no connection: who shows the error goes on when it is back.
 */
export function patientSource<TOf extends unknown[], T>(
  source: (...of: TOf) => Promise<T>,
): (...of: TOf) => Promise<T> {
  let reading = 0
  const waiting: (() => void)[] = []

  async function read(...of: TOf): Promise<T> {
    if (reading < maxParallel) reading += 1
    else await new Promise<void>((turn) => waiting.push(turn)) // the place of the one who is done
    try {
      return await source(...of)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else reading -= 1
    }
  }

  return async (...of) => {
    for (let tried = 0; ; tried += 1) {
      try {
        return await read(...of)
      } catch (error) {
        if (tried === retries || !navigator.onLine) throw error
        await new Promise((done) => setTimeout(done, baseDelayMs * 2 ** tried))
      }
    }
  }
}
