import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refusal } from '../http/api-error.fake.ts'
import { pollWhilePending } from './poll-while-pending.ts'
import { createQueryClient } from './query-client.ts'
import { fakeQuery } from './port.fake.ts'

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

/** Opens a screen that polls; returns the seconds after which it sent a request. */
async function watch(answer: () => Work | Promise<Work>) {
  const began = Date.now()
  const pollTimes: number[] = []
  const query = fakeQuery<Work>(['fake', 'work'], () => {
    pollTimes.push((Date.now() - began) / 1000)
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
  return { pollTimes, unmount, again: () => act(() => client.refetchQueries({ queryKey: query.queryKey })) }
}

it('polls ever more rarely, and for at most a minute', async () => {
  const { pollTimes } = await watch(() => ({ running: true }))
  await after(600)
  expect(pollTimes).toEqual([0, 2, 6, 14, 30, 60])
})

it('stops polling when the work is done', async () => {
  let answers = 0
  const { pollTimes } = await watch(() => ({ running: ++answers < 3 }))
  await after(600)
  expect(pollTimes).toEqual([0, 2, 6])
  const { pollTimes: idle } = await watch(() => ({ running: false }))
  await after(600)
  expect(idle).toEqual([0])
})

it('polls again after a manual reload and for new work', async () => {
  let running = true
  const { pollTimes, again } = await watch(() => ({ running }))
  await after(100)
  await again()
  await after(3)
  expect(pollTimes).toEqual([0, 2, 6, 14, 30, 60, 100, 102])
  running = false
  await after(100)
  running = true
  pollTimes.length = 0
  await again()
  await after(7)
  expect(pollTimes).toHaveLength(3)
})

it('answers that fail count as answers', async () => {
  let answers = 0
  const { pollTimes } = await watch(() => (++answers === 1 ? { running: true } : Promise.reject(refusal(502))))
  await after(600)
  expect(pollTimes).toEqual([0, 2, 6, 14, 30, 60])
})

it('does not poll in a hidden tab, and goes on when it is visible again', async () => {
  const { pollTimes } = await watch(() => ({ running: true }))
  await after(3)
  setVisible(false)
  await after(120)
  expect(pollTimes).toEqual([0, 2])
  setVisible(true)
  await after(4)
  expect(pollTimes).toHaveLength(3)
})

it('stops polling when the screen is left', async () => {
  const { pollTimes, unmount } = await watch(() => ({ running: true }))
  unmount()
  await after(600)
  expect(pollTimes).toEqual([0])
})
