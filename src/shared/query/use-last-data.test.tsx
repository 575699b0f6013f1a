import { MutationObserver, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { unanswered } from '../http/api-error.fake.ts'
import { fakeCommand, fakeQuery } from './port.fake.ts'
import { createQueryClient } from './query-client.ts'
import { useLastData } from './use-last-data.ts'

const { queryKey } = fakeQuery(['business', 'profile'], () => '')

function open({ gcTime = 60_000, reached = true } = {}) {
  const fetchName = vi.fn(() => Promise.resolve('Katharina'))
  if (!reached) fetchName.mockRejectedValueOnce(unanswered('network'))
  const client = createQueryClient({ gcTime })
  const query = () => ({ queryKey, queryFn: fetchName })
  const Frame = ({ userId }: { userId: string }) => {
    const { data, pending, refresh } = useLastData({ query, userId })
    return <button onClick={refresh}>{pending ? 'on its way' : (data ?? 'no data')}</button>
  }
  const frame = (userId: string) => (
    <QueryClientProvider client={client}>
      <Frame userId={userId} />
    </QueryClientProvider>
  )
  const view = render(frame('katharina'))
  return { fetchName, client, becomes: (userId: string) => view.rerender(frame(userId)) }
}

const passFreshness = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6000)
afterEach(() => vi.restoreAllMocks())

it('fetches once what no page reads', async () => {
  const { fetchName } = open()
  await screen.findByText('Katharina')
  expect(fetchName).toHaveBeenCalledTimes(1)
})

it('shows the data of a page, also after it left the cache', async () => {
  const { fetchName, client } = open({ gcTime: 0 })
  await screen.findByText('Katharina')
  await act(() => client.fetchQuery({ queryKey, queryFn: () => 'Markus' }))
  await screen.findByText('Markus')
  await waitFor(() => expect(client.getQueryData(queryKey)).toBeUndefined())
  expect(screen.getByText('Markus')).toBeTruthy()
  expect(fetchName).toHaveBeenCalledTimes(1)
})

it('refreshes stale data before it is shown, and fresh data not at all', async () => {
  const { fetchName } = open()
  const frame = screen.getByRole('button')
  await waitFor(() => expect(frame.textContent).toBe('Katharina'))
  fireEvent.click(frame)
  expect(fetchName).toHaveBeenCalledTimes(1)
  passFreshness()
  fetchName.mockResolvedValueOnce('Markus')
  fireEvent.click(frame)
  expect(frame.textContent).toBe('Katharina') // what was known last stands there until then
  await waitFor(() => expect(frame.textContent).toBe('Markus'))
})

it('fetches again after a failure when it is shown', async () => {
  open({ reached: false })
  const frame = screen.getByRole('button')
  await waitFor(() => expect(frame.textContent).toBe('no data'))
  fireEvent.click(frame)
  expect(frame.textContent).toBe('on its way') // in the same step
  await waitFor(() => expect(frame.textContent).toBe('Katharina'))
})

it.each([
  ['is fetched again', queryKey, 2],
  ['stays when the write was about something else', ['business', 'limit'], 1],
] as const)('data after a write %s', async (_what, reloads, times) => {
  const { fetchName, client } = open()
  await screen.findByText('Katharina')
  const change = fakeCommand<void, void>('businessUpdateProfile', undefined, [reloads])
  await act(() => new MutationObserver(client, change).mutate())
  expect(fetchName).toHaveBeenCalledTimes(times)
})

it('shows nothing to the next person', async () => {
  const { fetchName, client, becomes } = open()
  await screen.findByText('Katharina')
  client.removeQueries({ queryKey: ['business'] })
  expect(screen.getByText('Katharina')).toBeTruthy()
  fetchName.mockReturnValueOnce(new Promise(() => {}))
  becomes('markus')
  expect(screen.getByText('on its way')).toBeTruthy()
})
