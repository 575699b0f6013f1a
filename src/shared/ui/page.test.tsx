import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { Page } from './page.tsx'

/** A page of which no frame has been painted; returns what paints it. */
async function renderUnpainted() {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  await renderScreen(
    <Page title="Guests">
      <input aria-label="Search" />
    </Page>,
  )
  const painted = () =>
    act(async () => {
      for (const frame of frames.splice(0)) frame(0)
      await new Promise((done) => setTimeout(done))
    })
  return { painted, title: screen.getByRole('heading') }
}

it('focuses the title once the page is painted', async () => {
  const { painted, title } = await renderUnpainted()
  expect(document.activeElement).toBe(document.body)
  await painted()
  expect(document.activeElement).toBe(title)
})

it('keeps a focus that was moved before the paint', async () => {
  const { painted } = await renderUnpainted()
  act(() => screen.getByLabelText('Search').focus())
  await painted()
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})
