import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refusal } from '../http/api-error.fake.ts'
import { pollWhilePending } from './poll-while-pending.ts'
import { createQueryClient } from './query-client.ts'
import { fakeQuery } from './query.fake.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  setVisible(true)
  vi.useRealTimers()
})

const after = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

function setVisible(visible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

type Work = { running: boolean }

/** Opens a screen that asks for work, and tells the seconds after which it was asked. */
async function watch(answer: () => Work | Promise<Work>) {
  const began = Date.now()
  const asked: number[] = []
  const query = fakeQuery<Work>(['fake', 'work'], () => {
    asked.push((Date.now() - began) / 1000)
    return answer()
  })
  const client = createQueryClient()
  function Screen() {
    useQuery(pollWhilePending(query, ({ running }) => running))
    return null
  }
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  )
  await after(0)
  return { asked, unmount, again: () => act(() => client.refetchQueries({ queryKey: query.queryKey })) }
}

it('work that does not end is asked for ever more seldom, and no longer than a minute', async () => {
  const { asked } = await watch(() => ({ running: true }))
  await after(600)
  expect(asked).toEqual([0, 2, 6, 14, 30, 60])
})

it('stops polling when the work is done', async () => {
  let answers = 0
  const { asked } = await watch(() => ({ running: ++answers < 3 }))
  await after(600)
  expect(asked).toEqual([0, 2, 6])
  const { asked: idle } = await watch(() => ({ running: false }))
  await after(600)
  expect(idle).toEqual([0])
})

it('polls again after a manual reload and for new work', async () => {
  let running = true
  const { asked, again } = await watch(() => ({ running }))
  await after(100)
  await again()
  await after(3)
  expect(asked).toEqual([0, 2, 6, 14, 30, 60, 100, 102])
  running = false
  await after(100)
  running = true
  asked.length = 0
  await again()
  await after(7)
  expect(asked).toHaveLength(3)
})

it('answers that fail count as answers', async () => {
  let answers = 0
  const { asked } = await watch(() => (++answers === 1 ? { running: true } : Promise.reject(refusal(502))))
  await after(600)
  expect(asked).toEqual([0, 2, 6, 14, 30, 60])
})

it('a hidden tab asks nothing, and goes on when it is seen again', async () => {
  const { asked } = await watch(() => ({ running: true }))
  await after(3)
  setVisible(false)
  await after(120)
  expect(asked).toEqual([0, 2])
  setVisible(true)
  await after(4)
  expect(asked).toHaveLength(3)
})

it('a screen that is left asks nothing', async () => {
  const { asked, unmount } = await watch(() => ({ running: true }))
  unmount()
  await after(600)
  expect(asked).toEqual([0])
})
