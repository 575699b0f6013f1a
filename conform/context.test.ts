import { afterEach, expect, it, vi } from 'vitest'
import { type Context, memoizeCode } from '#conform/context.ts'

afterEach(() => void vi.useRealTimers())

it('requests a code once, and again when it is too old to be entered', async () => {
  vi.useFakeTimers()
  const context = { cache: new Map() } as Pick<Context, 'cache'> as Context
  let requests = 0
  const code = () => memoizeCode(context, 'code', () => Promise.resolve((requests += 1)))
  expect([await code(), await code()]).toEqual([1, 1])
  vi.advanceTimersByTime(239_000)
  expect(await code()).toBe(1)
  vi.advanceTimersByTime(2000)
  expect([await code(), await code()]).toEqual([2, 2])
})
