import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CatalogSource } from './i18n.ts'
import { withRetry } from './with-retry.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const failing = (times: number) => {
  const at: number[] = []
  const read = vi.fn<CatalogSource>(async () => {
    at.push(Date.now())
    if (at.length <= times) throw new Error(`failed ${at.length}`)
    return { hello: ['Hallo'] }
  })
  return { read, pauses: () => at.slice(1).map((time, index) => time - at[index]!) }
}

it('loads once when the first attempt succeeds', async () => {
  const { read } = failing(0)
  await expect(withRetry(read)('login', 'de')).resolves.toEqual({ hello: ['Hallo'] })
  expect(read.mock.calls).toEqual([['login', 'de']])
})

it('retries up to five times with back-off @R342 @R343', async () => {
  const { read, pauses } = failing(5)
  const loading = withRetry(read)('login', 'de')
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(loading).resolves.toEqual({ hello: ['Hallo'] })
  expect(pauses()).toEqual([350, 700, 1400, 2800, 5600])
})

it('rejects with the last error after the sixth failure @R342', async () => {
  const { read } = failing(99)
  const loading = withRetry(read)('login', 'de').catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await loading).toBe('failed 6')
  expect(read).toHaveBeenCalledTimes(6)
})

it('rejects at once while the browser is offline', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { read } = failing(99)
  await expect(withRetry(read)('login', 'de')).rejects.toThrow('failed 1')
  online.mockReturnValue(true)
  const losing = withRetry(read)('login', 'de').catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(350)
  online.mockReturnValue(false)
  await vi.advanceTimersByTimeAsync(700)
  expect(await losing).toBe('failed 4')
  online.mockRestore()
})

it('runs at most ten loads at once and queues the rest @R344', async () => {
  const open: (() => void)[] = []
  let most = 0
  const source = withRetry<[string], object>(
    () =>
      new Promise((resolve) => {
        open.push(() => resolve({}))
        most = Math.max(most, open.length)
      }),
  )
  const all = Promise.all(Array.from({ length: 25 }, (_, index) => source(`catalog-${index}`)))
  await vi.advanceTimersByTimeAsync(0)
  expect(open).toHaveLength(10)
  for (let done = 0; done < 25; done += 1) {
    open.shift()!()
    await vi.advanceTimersByTimeAsync(0)
  }
  await all
  expect(most).toBe(10)
})

it('frees the slot while waiting for a retry @R344', async () => {
  let online = false
  const read = vi.fn(async (catalog: string) => {
    if (!online && catalog !== 'eleventh') throw new Error('offline')
    return {}
  })
  const source = withRetry(read)
  const ten = Promise.all(Array.from({ length: 10 }, (_, index) => source(`catalog-${index}`)))
  await vi.advanceTimersByTimeAsync(1)
  await expect(source('eleventh')).resolves.toEqual({})
  online = true
  await vi.advanceTimersByTimeAsync(350)
  await ten
})
