import { MutationObserver, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { unanswered } from '../http/api-error.fake.ts'
import { fakeCommand } from './command.fake.ts'
import { fakeQuery } from './query.fake.ts'
import { createQueryClient } from './query-client.ts'
import { useLastKnown } from './use-last-known.ts'

const { queryKey } = fakeQuery(['business', 'profile'], () => '')

function open({ gcTime = 60_000, reached = true } = {}) {
  const ask = vi.fn(() => Promise.resolve('Katharina'))
  if (!reached) ask.mockRejectedValueOnce(unanswered('network'))
  const client = createQueryClient({ gcTime })
  const question = () => ({ queryKey, queryFn: ask })
  const Frame = ({ whose }: { whose: string }) => {
    const { data, pending, refresh } = useLastKnown({ question, whose })
    return <button onClick={refresh}>{pending ? 'on its way' : (data ?? 'nobody')}</button>
  }
  const frame = (whose: string) => (
    <QueryClientProvider client={client}>
      <Frame whose={whose} />
    </QueryClientProvider>
  )
  const view = render(frame('katharina'))
  return { ask, client, becomes: (whose: string) => view.rerender(frame(whose)) }
}

const passFreshness = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6000)
afterEach(() => vi.restoreAllMocks())

it('what no page reads is asked for once', async () => {
  const { ask } = open()
  await screen.findByText('Katharina')
  expect(ask).toHaveBeenCalledTimes(1)
})

it('what a page has read is known, and stays known when the cache has forgotten it', async () => {
  const { ask, client } = open({ gcTime: 0 })
  await screen.findByText('Katharina')
  await act(() => client.fetchQuery({ queryKey, queryFn: () => 'Markus' }))
  await screen.findByText('Markus')
  await waitFor(() => expect(client.getQueryData(queryKey)).toBeUndefined())
  expect(screen.getByText('Markus')).toBeTruthy()
  expect(ask).toHaveBeenCalledTimes(1)
})

it('who is about to read it gets what it is now, and nothing is asked twice in the same moment', async () => {
  const { ask } = open()
  const frame = screen.getByRole('button')
  await waitFor(() => expect(frame.textContent).toBe('Katharina'))
  fireEvent.click(frame)
  expect(ask).toHaveBeenCalledTimes(1)
  passFreshness()
  ask.mockResolvedValueOnce('Markus')
  fireEvent.click(frame)
  expect(frame.textContent).toBe('Katharina') // what was known last stands there until then
  await waitFor(() => expect(frame.textContent).toBe('Markus'))
})

it('what cannot be read is not known, and is asked for by the next who wants to know', async () => {
  open({ reached: false })
  const frame = screen.getByRole('button')
  await waitFor(() => expect(frame.textContent).toBe('nobody'))
  fireEvent.click(frame)
  expect(frame.textContent).toBe('on its way') // in the same step
  await waitFor(() => expect(frame.textContent).toBe('Katharina'))
})

it.each([
  ['is asked for again', queryKey, 2],
  ['is left alone when the write was about something else', ['business', 'limit'], 1],
] as const)('what a write has made old %s', async (_what, reloads, times) => {
  const { ask, client } = open()
  await screen.findByText('Katharina')
  const change = fakeCommand<void, void>('businessUpdateProfile', undefined, [reloads])
  await act(() => new MutationObserver(client, change).mutate())
  expect(ask).toHaveBeenCalledTimes(times)
})

it('the next person knows nothing of it', async () => {
  const { ask, client, becomes } = open()
  await screen.findByText('Katharina')
  client.removeQueries({ queryKey: ['business'] })
  expect(screen.getByText('Katharina')).toBeTruthy()
  ask.mockReturnValueOnce(new Promise(() => {}))
  becomes('markus')
  expect(screen.getByText('on its way')).toBeTruthy()
})
