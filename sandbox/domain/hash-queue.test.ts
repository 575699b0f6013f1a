import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RetryLater } from '#sandbox/domain/retry-later.ts'
import { createHashQueue } from '#sandbox/domain/hash-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const work = (milliseconds: number) => () => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Queues so many hashes at the same moment: how long those waited that were done, and when the others were refused. */
async function queueAtOnce(count: number, milliseconds: number) {
  const queue = createHashQueue({ concurrency: 1 })
  const started = performance.now()
  const waits: number[] = []
  const refused: { after: number; seconds: number }[] = []
  const all = Promise.all(
    Array.from({ length: count }, () =>
      queue(() => {
        waits.push(performance.now() - started)
        return work(milliseconds)()
      }).catch((error: RetryLater) => {
        expect([error instanceof RetryLater, error.status]).toEqual([true, 503])
        refused.push({ after: performance.now() - started, seconds: error.seconds })
      }),
    ),
  )
  await vi.advanceTimersByTimeAsync(120_000)
  await all
  return { waits, refused }
}

describe('the queue for hashing passwords', () => {
  it.each([1, 2, 3])('runs %i at a time', async (concurrency) => {
    let running = 0
    let maximum = 0
    const queue = createHashQueue({ concurrency })
    const calls = Array.from({ length: 10 }, () =>
      queue(async () => {
        maximum = Math.max(maximum, ++running)
        await work(50)()
        running -= 1
      }),
    )
    await vi.advanceTimersByTimeAsync(2000)
    await Promise.all(calls)
    expect(maximum).toBe(concurrency)
  })

  it('refuses a call that has waited for three seconds', async () => {
    const { waits, refused } = await queueAtOnce(20, 1100)
    expect(waits).toEqual([0, 1100, 2200])
    expect(refused.map(({ after }) => after)).toEqual(Array.from({ length: 17 }, () => 3300))
  })

  it('refuses at once when a hundred are waiting, with the time to wait', async () => {
    const { waits, refused } = await queueAtOnce(150, 10)
    expect(waits.length).toBe(101)
    expect(refused.length).toBe(49)
    for (const { after, seconds } of refused) {
      expect(after).toBe(0)
      expect(seconds).toBeGreaterThanOrEqual(3)
      expect(seconds).toBeLessThan(8)
    }
  })

  it('goes on after a hash that failed', async () => {
    const queue = createHashQueue({ concurrency: 1 })
    await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(queue(() => Promise.resolve('done'))).resolves.toBe('done')
  })
})
