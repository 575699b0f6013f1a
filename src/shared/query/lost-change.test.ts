import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { lostChange, refusal } from '../http/api-error.fake.ts'
import { fakeCommand } from './port.fake.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => vi.useRealTimers())

it.each([
  [true, () => Promise.resolve('Premium')],
  [false, () => Promise.reject(refusal(502))],
  [false, () => new Promise<string>(() => {})],
])('reloads the screen after a lost response, where that succeeds: %s', async (isShown, next) => {
  const client = createQueryClient()
  let answer: () => Promise<string> = () => Promise.resolve('Starter')
  const product = new QueryObserver(client, { queryKey: ['private', 'product'], queryFn: () => answer() })
  const leave = product.subscribe(() => {})
  await vi.waitUntil(() => product.getCurrentResult().isSuccess)
  answer = next
  const change = fakeCommand<void, void>('privateUpdatePersonalInformation', undefined, [['private', 'product']])
  const error = lostChange()
  change.fails(error)
  vi.useFakeTimers()
  const rejection = expect(new MutationObserver(client, change).mutate()).rejects.toBe(error)
  await vi.advanceTimersByTimeAsync(5001)
  await rejection
  expect(error.refreshedSince).toBe(isShown)
  expect(product.getCurrentResult().data).toBe(isShown ? 'Premium' : 'Starter')
  leave()
})
