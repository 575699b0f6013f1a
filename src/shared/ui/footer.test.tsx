import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { unanswered } from '../http/api-error.fake.ts'
import { Footer } from './footer.tsx'
import { VersionContext, type FetchVersion } from './version.ts'

const version = { version: '4.11.2', contractVersion: '1.0.0' }
let read = vi.fn<FetchVersion>()

beforeEach(() => {
  read = vi.fn<FetchVersion>(() => Promise.resolve(version))
})
afterEach(() => vi.useRealTimers())

async function open(signedIn: boolean) {
  const view = await renderScreen(
    <VersionContext value={read}>
      <Footer signedIn={signedIn} />
      <Footer />
    </VersionContext>,
  )
  vi.useFakeTimers()
  return view
}
const footers = () => screen.getAllByRole('contentinfo')
const point = (footer: HTMLElement) => fireEvent.pointerEnter(footer.firstElementChild!)
const titles = () => footers().map((footer) => footer.getAttribute('title'))
const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('shows the version as title of the footer after the page has loaded @R264', async () => {
  vi.useFakeTimers()
  await renderScreen(
    <VersionContext value={read}>
      <Footer signedIn />
    </VersionContext>,
  )
  await settle(1999)
  expect(read).not.toHaveBeenCalled()
  await settle(1)
  expect(titles()).toEqual(['Version 4.11.2, Schnittstelle 1.0.0'])
})

it.each([
  ['points at the footer', point],
  ['reaches one of its links', (footer: HTMLElement) => fireEvent.focus(footer.querySelector('a')!)],
])('fetches the version on a login page when somebody %s', async (_what, enter) => {
  await open(false)
  await settle(60_000)
  expect(read).not.toHaveBeenCalled()
  enter(footers()[0]!)
  await settle()
  expect(titles()).toEqual(['Version 4.11.2, Schnittstelle 1.0.0', null])
})

it('fetches the version once for all footers', async () => {
  await open(false)
  for (const footer of [...footers(), ...footers()]) point(footer)
  await settle()
  expect(titles()).toEqual(['Version 4.11.2, Schnittstelle 1.0.0', 'Version 4.11.2, Schnittstelle 1.0.0'])
  expect(read).toHaveBeenCalledTimes(1)
})

it('ignores a failure and retries on the next request', async () => {
  read.mockRejectedValueOnce(unanswered('network'))
  await open(false)
  point(footers()[0]!)
  await settle()
  expect(titles()).toEqual([null, null])
  point(footers()[0]!)
  await settle()
  expect(titles()[0]).toBe('Version 4.11.2, Schnittstelle 1.0.0')
})

it('ignores a response after unmounting', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof version>()
  read.mockReturnValue(promise)
  const { unmount } = await open(false)
  point(footers()[0]!)
  unmount()
  resolve(version)
  await settle()
})
