import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ComeBackLater } from '#sandbox/domain/come-back-later.ts'
import { type Turns, turns } from '#sandbox/domain/turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const work = (milliseconds: number) => () => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What happens to calls that come at once: who was served in which order, and who was refused after how long. */
async function asked(taking: Turns, origins: readonly string[], milliseconds: number) {
  const started = performance.now()
  const served: string[] = []
  const refused: { origin: string; after: number; seconds: number }[] = []
  const waits: number[] = []
  const all = Promise.all(
    origins.map((origin) =>
      taking
        .take(origin, () => {
          served.push(origin)
          waits.push(performance.now() - started)
          return work(milliseconds)()
        })
        .catch((error: ComeBackLater) => {
          expect([error instanceof ComeBackLater, error.status]).toEqual([true, 503])
          refused.push({ origin, after: performance.now() - started, seconds: error.seconds })
        }),
    ),
  )
  await vi.advanceTimersByTimeAsync(120_000)
  await all
  return { served, refused, waits }
}

const times = (count: number, origin: string) => Array.from({ length: count }, () => origin)

describe('turns for what takes long', () => {
  it.each([1, 2, 3])('are %i at a time', async (atOnce) => {
    let running = 0
    let most = 0
    const taking = turns({ atOnce })
    const calls = Array.from({ length: 10 }, () =>
      taking.take('here', async () => {
        most = Math.max(most, ++running)
        await work(50)()
        running -= 1
      }),
    )
    await vi.advanceTimersByTimeAsync(2000)
    await Promise.all(calls)
    expect(most).toBe(atOnce)
  })

  it('are waited for three seconds at most, and who would wait longer is refused at once', async () => {
    const taking = turns({ atOnce: 1 })
    const { served, refused, waits } = await asked(taking, times(200, 'here'), 18)
    expect(served.length).toBe(151)
    expect(Math.max(...waits)).toBeLessThanOrEqual(3000)
    expect(refused.length).toBe(49)
    for (const { after, seconds } of refused) {
      expect(after).toBe(0)
      expect(seconds).toBeGreaterThanOrEqual(3)
      expect(seconds).toBeLessThan(8)
    }
  })

  it('are given up after three seconds by who waits for slower ones than expected', async () => {
    const { served, refused } = await asked(turns({ atOnce: 1 }), times(20, 'here'), 1100)
    expect(served.length).toBe(3)
    expect(refused.map(({ after }) => after)).toEqual(Array.from({ length: 17 }, () => 3000))
  })

  it('are fewer in the line where they take longer', async () => {
    const taking = turns({ atOnce: 1 })
    await asked(taking, times(20, 'here'), 1000)
    const { served, refused } = await asked(taking, times(20, 'here'), 1000)
    expect(served.length).toBeLessThanOrEqual(7)
    expect(refused.filter(({ after }) => after === 0).length).toBeGreaterThanOrEqual(13)
  })

  it('go round the places that calls come from, so that a storm from one is not in the way of another', async () => {
    const storm = [...times(200, 'storm'), 'home', 'office', 'home']
    const { served, refused } = await asked(turns({ atOnce: 1 }), storm, 100)
    expect(served.slice(0, 6)).toEqual(['storm', 'storm', 'home', 'office', 'storm', 'home'])
    expect(new Set(refused.map(({ origin }) => origin))).toEqual(new Set(['storm']))
  })

  it('are free again after work that failed', async () => {
    const taking = turns({ atOnce: 1 })
    await expect(taking.take('here', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(taking.take('here', () => Promise.resolve('done'))).resolves.toBe('done')
  })
})
