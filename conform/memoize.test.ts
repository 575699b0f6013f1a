import { afterEach, expect, it, vi } from 'vitest'
import type { Context } from '#conform/context.ts'
import { memoizeCode } from '#conform/memoize.ts'

afterEach(() => void vi.useRealTimers())

it('a code is asked for once, and again when it is too old to be entered', async () => {
  vi.useFakeTimers()
  const context = { made: new Map() } as Pick<Context, 'made'> as Context
  let asked = 0
  const code = () => memoizeCode(context, 'code', () => Promise.resolve((asked += 1)))
  expect([await code(), await code()]).toEqual([1, 1])
  vi.advanceTimersByTime(239_000)
  expect(await code()).toBe(1)
  vi.advanceTimersByTime(2000)
  expect([await code(), await code()]).toEqual([2, 2])
})
