import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSpaces, isSpaceName } from './mock-spaces.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** Two spaces at most, of which one that is idle for a minute makes room. */
function twoSpaces() {
  const closed: number[] = []
  let opened = 0
  const open = async () => {
    const number = ++opened
    return { number, close: async () => void closed.push(number) }
  }
  return { ...createSpaces(open, { most: 2, idleMs: 60_000 }), closed }
}

it('a name leads to the same space until the space is ended', async () => {
  const { use, end, closed } = twoSpaces()
  const [first, again, other] = await Promise.all([use('a'), use('a'), use('b')])
  expect([first, again, other].map(({ number }) => number)).toEqual([1, 1, 2])
  await end('a')
  await end('none')
  expect(closed).toEqual([1])
  expect(await use('a')).toMatchObject({ number: 3 })
})

it('one too many is refused, with the seconds until the longest idle makes room', async () => {
  const { use, closed } = twoSpaces()
  await use('a')
  await use('b')
  vi.advanceTimersByTime(20_000)
  await use('a')
  await expect(use('c')).rejects.toMatchObject({ seconds: 40 })
  vi.advanceTimersByTime(40_000)
  expect(await use('c')).toMatchObject({ number: 3 })
  expect(closed).toEqual([2])
  await expect(use('b')).rejects.toMatchObject({ seconds: 20 })
})

it('a space that could not be opened is tried again', async () => {
  const open = vi.fn<() => Promise<{ close: () => Promise<void> }>>()
  open.mockRejectedValueOnce(new Error('no memory')).mockResolvedValue({ close: async () => undefined })
  const { use } = createSpaces(open, { most: 1, idleMs: 60_000 })
  await expect(use('a')).rejects.toThrow('no memory')
  await expect(use('a')).resolves.toBeDefined()
})

it.each(['a', 'checkout.test_1-2', 'x'.repeat(64)])('%s names a space', (name) => expect(isSpaceName(name)).toBe(true))
it.each(['', 'a b', 'a, b', 'ä', 'x'.repeat(65), '../up', 'a\n'])('%j names none', (name) =>
  expect(isSpaceName(name)).toBe(false),
)
