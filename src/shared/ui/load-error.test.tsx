import { useSuspenseQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { refusal, unanswered } from '../http/api-error.fake.ts'
import { loadPart } from '../http/load-part.ts'
import { LoadError } from './load-error.tsx'
import { Section } from './section.tsx'

afterEach(() => vi.restoreAllMocks())

const again = () => screen.findByRole('button', { name: 'Try again' })
const comesBack = () => act(() => window.dispatchEvent(new Event('online')))

it.each([
  ['network', unanswered('network'), 1],
  ['timeout', unanswered('timeout'), 0],
  ['unreadable', unanswered('unreadable'), 0],
  ['500', refusal(500), 0],
] as const)('after %s the page goes on by itself only if it was the connection', async (_, error, times) => {
  const ask = vi.fn()
  await renderScreen(<LoadError error={error} onRetry={ask} />, { language: 'en' })
  comesBack()
  expect(ask).toHaveBeenCalledTimes(times)
  ;(await again()).click()
  expect(ask).toHaveBeenCalledTimes(times + 1)
})

it.each([
  ['a file of the portal', () => loadPart(() => Promise.reject(new TypeError('x'))).catch((error: unknown) => error)],
  ['Chromium', () => new TypeError('Failed to fetch dynamically imported module: https://b.example/a.js')],
  ['Firefox', () => new TypeError('error loading dynamically imported module: https://b.example/a.js')],
  ['Safari', () => new TypeError('Importing a module script failed.')],
  ['a style sheet', () => new Error('Unable to preload CSS for /assets/a.css')],
])('reloads the page when a portal file failed to load (%s)', async (_, fail) => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const ask = vi.fn()
  await renderScreen(<LoadError error={await fail()} onRetry={ask} />, { language: 'en' })
  expect(screen.getByRole('alert').textContent).toMatch(/^We could not reach the bank/)
  ;(await again()).click()
  expect(reload).toHaveBeenCalledTimes(1)
  comesBack()
  expect(reload).toHaveBeenCalledTimes(2)
  expect(ask).not.toHaveBeenCalled()
})

it('fetches again after a response that broke a section, and never renders the bad response again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const answers: (string | undefined)[] = [undefined, undefined, 'Starter']
  const ask = vi.fn(() => Promise.resolve({ productType: answers.shift() }))
  function Product() {
    const { data } = useSuspenseQuery({ queryKey: ['private', 'product'], queryFn: ask })
    return <p>{data.productType!.toUpperCase()}</p>
  }
  await renderScreen(
    <Section skeleton="…">
      <Product />
    </Section>,
    { language: 'en' },
  )
  for (const calls of [1, 2]) {
    const button = await again()
    expect(ask).toHaveBeenCalledTimes(calls)
    act(() => button.click())
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(calls + 1))
  }
  expect(await screen.findByText('STARTER')).toBeTruthy()
  vi.mocked(console.error).mockClear()
})

it('says that the device is offline instead of that the bank is unreachable', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderScreen(<LoadError error={unanswered('network')} onRetry={() => {}} />, { language: 'en' })
  expect(screen.getByRole('alert').textContent).toMatch(/^You are offline\./)
})
