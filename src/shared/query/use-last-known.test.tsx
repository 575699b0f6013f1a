import { MutationObserver, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { unanswered } from '../http/api-error.fake.ts'
import { fakeCommand } from './command.fake.ts'
import { fakeQuery } from './query.fake.ts'
import { createQueryClient } from './query-client.ts'
import { useLastKnown } from './use-last-known.ts'

const { queryKey } = fakeQuery(['business', 'profile'], () => '')

function open({ asks = false, gcTime = 60_000 } = {}) {
  const ask = vi.fn(() => Promise.resolve('Katharina'))
  const client = createQueryClient({ gcTime })
  const question = () => ({ queryKey, queryFn: ask })
  const Frame = ({ whose }: { whose: string }) => {
    const { data, pending, ask: askAgain } = useLastKnown({ question, whose, asks })
    return <button onClick={askAgain}>{pending ? 'on its way' : (data ?? 'nobody')}</button>
  }
  const frame = (whose: string) => (
    <QueryClientProvider client={client}>
      <Frame whose={whose} />
    </QueryClientProvider>
  )
  const view = render(frame('katharina'))
  return { ask, client, becomes: (whose: string) => view.rerender(frame(whose)) }
}

it('what a page has read is known, and stays known when the cache has forgotten it', async () => {
  const { ask, client } = open({ gcTime: 0 })
  expect(screen.getByText('nobody')).toBeTruthy()
  await act(() => client.fetchQuery({ queryKey, queryFn: () => 'Markus' }))
  await screen.findByText('Markus')
  await waitFor(() => expect(client.getQueryData(queryKey)).toBeUndefined())
  expect(screen.getByText('Markus')).toBeTruthy()
  expect(ask).not.toHaveBeenCalled()
})

it('what no page reads is asked for where it is needed', async () => {
  const { ask } = open({ asks: true })
  await screen.findByText('Katharina')
  expect(ask).toHaveBeenCalledTimes(1)
})

it('who is about to read it gets what it is now, and nothing is asked twice in the same moment', async () => {
  const { ask } = open()
  const frame = screen.getByRole('button')
  expect(frame.textContent).toBe('nobody')
  fireEvent.click(frame)
  expect(frame.textContent).toBe('on its way') // in the same step
  await waitFor(() => expect(frame.textContent).toBe('Katharina'))
  fireEvent.click(frame)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6000)
  ask.mockResolvedValueOnce('Markus')
  fireEvent.click(frame)
  expect(frame.textContent).toBe('Katharina') // what was known last stands there until then
  await waitFor(() => expect(frame.textContent).toBe('Markus'))
  vi.restoreAllMocks()
})

it('what cannot be read is not known, and is asked for by the next who wants to know', async () => {
  const { ask } = open()
  ask.mockRejectedValueOnce(unanswered('network'))
  const frame = screen.getByRole('button')
  fireEvent.click(frame)
  await waitFor(() => expect(frame.textContent).toBe('nobody'))
  fireEvent.click(frame)
  await waitFor(() => expect(frame.textContent).toBe('Katharina'))
})

it.each([
  ['is asked for again', queryKey, 'Katharina', 1],
  ['is left alone when the write was about something else', ['business', 'limit'], 'nobody', 0],
] as const)('what a write has made old %s', async (_what, reloads, known, times) => {
  const { ask, client } = open()
  const change = fakeCommand<void, void>('businessUpdateProfile', undefined, [reloads])
  await act(() => new MutationObserver(client, change).mutate())
  await screen.findByText(known)
  expect(ask).toHaveBeenCalledTimes(times)
})

it('the next person knows nothing of it', async () => {
  const { client, becomes } = open()
  await act(() => client.setQueryData(queryKey, 'Katharina'))
  await screen.findByText('Katharina')
  client.removeQueries({ queryKey: ['business'] })
  expect(screen.getByText('Katharina')).toBeTruthy()
  becomes('markus')
  expect(screen.getByText('nobody')).toBeTruthy()
})
