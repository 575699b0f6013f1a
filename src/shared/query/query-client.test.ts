import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readAlerts, removeAlert } from '../alerts/alerts.ts'
import { refusal, unanswered } from '../http/api-error.fake.ts'
import { fakeCommand, fakeQuery } from './port.fake.ts'
import { prefetch, createQueryClient, reloadQueries } from './query-client.ts'

const open: (() => void)[] = []
function show(client: QueryClient, name: string, queryFn: () => Promise<unknown>) {
  const observer = new QueryObserver(client, { queryKey: ['private', name], queryFn })
  open.push(observer.subscribe(() => {}))
  return observer
}
afterEach(() => {
  for (const close of open.splice(0)) close()
  vi.useRealTimers()
})

it('caches data for sixty seconds after its last use, or for the configured time @R266', async () => {
  vi.useFakeTimers()
  for (const [client, cachedMs] of [
    [createQueryClient(), 60_000],
    [createQueryClient({ gcTime: 0 }), 0],
  ] as const) {
    const observer = new QueryObserver(client, { queryKey: ['private', 'product'], queryFn: () => 'Starter' })
    const leave = observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(600_000)
    expect(client.getQueryData(['private', 'product'])).toBe('Starter')
    leave()
    if (cachedMs > 0) {
      await vi.advanceTimersByTimeAsync(cachedMs - 1)
      expect(client.getQueryData(['private', 'product'])).toBe('Starter')
    }
    await vi.advanceTimersByTimeAsync(1)
    expect(client.getQueryData(['private', 'product'])).toBeUndefined()
  }
})

it('does not refetch on focus, on reconnect or for another screen @R267', async () => {
  const ask = vi.fn(() => Promise.resolve('Starter'))
  const client = createQueryClient()
  client.mount()
  open.push(() => client.unmount())
  const first = show(client, 'product', ask)
  await waitFor(() => expect(first.getCurrentResult().isSuccess).toBe(true))
  expect(ask).toHaveBeenCalledTimes(1)
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('online'))
  expect(show(client, 'product', ask).getCurrentResult()).toMatchObject({ data: 'Starter', isFetching: false })
  expect(ask).toHaveBeenCalledTimes(1)
})

it('does not retry a failed query', async () => {
  const ask = vi.fn(() => Promise.reject(refusal(500)))
  const client = createQueryClient()
  const shown = show(client, 'product', ask)
  await waitFor(() => expect(shown.getCurrentResult().isError).toBe(true))
  expect(ask).toHaveBeenCalledTimes(1)
})

it('prefetches in a loader, and never fails by it', async () => {
  const client = createQueryClient()
  const requested: string[] = []
  const query = (name: string, answer: Promise<unknown>) =>
    fakeQuery(['private', name], () => {
      requested.push(name)
      return answer
    })
  const refused = Promise.reject(refusal(500))
  prefetch(client, query('product', Promise.resolve('Starter')), query('limit', refused))
  expect(requested).toEqual(['product', 'limit'])
  await waitFor(() => expect(client.getQueryData(['private', 'product']) === 'Starter').toBe(true))
})

describe('a deletion', () => {
  /** The calls in their order; `answer` ends the read of a customer, which a read of the product follows. */
  function start(operation: 'bankDeletePrivateCustomer' | 'bankUpdatePrivateLocks') {
    const client = createQueryClient()
    const calls: string[] = []
    const { promise, resolve: answer } = Promise.withResolvers<string>()
    const read = (name: string, data: Promise<string>) =>
      show(client, name, () => {
        calls.push(name)
        return data.finally(() => calls.push(`${name} answered`))
      })
    read('customer', promise).subscribe(({ isSuccess }) => {
      if (isSuccess && !calls.includes('product')) read('product', Promise.resolve('Starter'))
    })
    const command = fakeCommand<void, void>(operation, undefined)
    const write = new MutationObserver(client, {
      ...command,
      mutationFn: () => {
        calls.push('write')
        return Promise.resolve()
      },
    })
    return { calls, answer, write }
  }

  it('is sent after the reads that are under way, so that none of them finds no record', async () => {
    const { calls, answer, write } = start('bankDeletePrivateCustomer')
    const deleted = write.mutate()
    expect(write.getCurrentResult().isPending).toBe(true)
    answer('Anna')
    await deleted
    expect(calls).toEqual(['customer', 'customer answered', 'product', 'product answered', 'write'])
  })

  it('waits five seconds at most, and no other write waits', async () => {
    vi.useFakeTimers()
    const deletion = start('bankDeletePrivateCustomer')
    const deleted = deletion.write.mutate()
    await vi.advanceTimersByTimeAsync(4999)
    expect(deletion.calls).toEqual(['customer'])
    await vi.advanceTimersByTimeAsync(1)
    await deleted
    expect(deletion.calls).toEqual(['customer', 'write'])
    const change = start('bankUpdatePrivateLocks')
    await change.write.mutate()
    expect(change.calls).toEqual(['customer', 'write'])
  })
})

describe('a write', () => {
  function productChange(client: QueryClient) {
    const change = fakeCommand<void, void, 409>('privateCreateProductChange', undefined, [['private', 'product']])
    return { change, write: new MutationObserver(client, change) }
  }

  it('is pending until the stale queries are reloaded', async () => {
    const client = createQueryClient()
    let answer: () => Promise<string> = () => Promise.resolve('Starter')
    const product = show(client, 'product', () => answer())
    const limit = vi.fn(() => Promise.resolve(50))
    show(client, 'limit', limit)
    await waitFor(() => expect(product.getCurrentResult().isSuccess && !client.isFetching()).toBe(true))
    const reloaded = Promise.withResolvers<string>()
    answer = () => reloaded.promise
    const { write } = productChange(client)
    const writing = write.mutate()
    await waitFor(() => expect(product.getCurrentResult().isFetching).toBe(true))
    expect(write.getCurrentResult().status).toBe('pending')
    reloaded.resolve('Premium')
    await writing
    expect(product.getCurrentResult().data).toBe('Premium')
    expect(limit).toHaveBeenCalledTimes(1)
  })

  it('leaves nothing old to a screen that is opened later', async () => {
    const client = createQueryClient()
    client.setQueryData(['private', 'product'], 'Starter')
    client.setQueryData(['private', 'limit'], 50)
    await productChange(client).write.mutate()
    expect(client.getQueryData(['private', 'product'])).toBeUndefined()
    expect(client.getQueryData(['private', 'limit'])).toBe(50)
  })

  it.each([
    [400, 1],
    [404, 2],
    [409, 2],
    [412, 2],
    [423, 1],
    [460, 1],
    [500, 1],
  ])('that is refused with %i has fetched %i times, to show the current record', async (status, times) => {
    const client = createQueryClient()
    const ask = vi.fn(() => Promise.resolve('Starter'))
    const product = show(client, 'product', ask)
    await waitFor(() => expect(product.getCurrentResult().isSuccess).toBe(true))
    const { change, write } = productChange(client)
    change.fails(refusal(status))
    await expect(write.mutate()).rejects.toMatchObject({ status })
    expect(ask).toHaveBeenCalledTimes(times)
    expect(product.getCurrentResult().isFetching).toBe(false)
  })

  it.each([
    ['unreadable', 2],
    ['network', 1],
    ['timeout', 1],
  ] as const)('without a response (%s) has fetched %i times, since it may be done', async (failure, times) => {
    const client = createQueryClient()
    const ask = vi.fn(() => Promise.resolve('Starter'))
    const product = show(client, 'product', ask)
    await waitFor(() => expect(product.getCurrentResult().isSuccess).toBe(true))
    const { change, write } = productChange(client)
    change.fails(unanswered(failure))
    await expect(write.mutate()).rejects.toMatchObject({ failure })
    expect(ask).toHaveBeenCalledTimes(times)
  })

  it('that is refused reports only the refusal when the reload fails too', async () => {
    for (const alert of readAlerts()) removeAlert(alert.id)
    const client = createQueryClient()
    let answer: () => Promise<string> = () => Promise.resolve('Starter')
    const product = show(client, 'product', () => answer())
    await vi.waitUntil(() => product.getCurrentResult().isSuccess)
    answer = () => Promise.reject(refusal(500))
    const { change, write } = productChange(client)
    change.refuses(409)
    await expect(write.mutate()).rejects.toMatchObject({ status: 409 })
    expect(readAlerts()).toEqual([])
  })

  it.each([
    [500, 1],
    [401, 0],
    [459, 0],
  ])('succeeds when the reload fails with %i, and adds %i alert about the older page', async (status, count) => {
    for (const alert of readAlerts()) removeAlert(alert.id)
    const client = createQueryClient()
    let answer: () => Promise<string> = () => Promise.resolve('Starter')
    const product = show(client, 'product', () => answer())
    await vi.waitUntil(() => product.getCurrentResult().isSuccess)
    answer = () => Promise.reject(refusal(status))
    await productChange(client).write.mutate()
    expect(product.getCurrentResult().data).toBe('Starter')
    expect(readAlerts().map(({ message }) => message.message)).toEqual(
      Array.from({ length: count }, () => 'This is done, but we could not update this page. Please reload it.'),
    )
  })
})

it('a reload waits for every screen, also when the record that was refused is gone at once', async () => {
  const client = createQueryClient()
  const list = vi.fn(() => Promise.resolve('with the entry'))
  const entry = vi.fn(() => Promise.resolve('the entry'))
  const shown = [show(client, 'list', list), show(client, 'entry', entry)]
  await waitFor(() => expect(shown.every((one) => one.getCurrentResult().isSuccess)).toBe(true))

  const late = Promise.withResolvers<string>()
  list.mockReturnValue(late.promise)
  entry.mockRejectedValue(refusal(404))
  const onSettled = vi.fn()
  const reloading = reloadQueries(client, [['private']]).then(onSettled)
  await waitFor(() => expect(shown[1]!.getCurrentResult().isError).toBe(true))
  expect(onSettled).not.toHaveBeenCalled()
  late.resolve('without it')
  await reloading
  expect(shown[0]!.getCurrentResult().data).toBe('without it')
  expect(onSettled).toHaveBeenCalledWith([expect.objectContaining({ status: 'rejected' })])
})
