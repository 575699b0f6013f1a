import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { InfoTooltip } from './info-tooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

async function open() {
  await renderScreen(<InfoTooltip about="Limit">What you may spend.</InfoTooltip>, { language: 'en' })
  return screen.getByRole('button', { name: 'Information: Limit' })
}
const text = () => screen.queryByRole('tooltip')
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('the text stays for 1500 ms after the pointer has left @R339', async () => {
  const sign = await open()
  expect(text()).toBeNull()
  fireEvent.mouseEnter(sign)
  expect(text()?.textContent).toBe('What you may spend.')
  expect(sign.getAttribute('aria-describedby')).toBe(text()?.id)
  wait(60_000)
  fireEvent.mouseLeave(sign)
  wait(1499)
  expect(text()).not.toBeNull()
  wait(1)
  expect(text()).toBeNull()
})

it('the text stays while the pointer is on it', async () => {
  const sign = await open()
  fireEvent.mouseEnter(sign)
  fireEvent.mouseLeave(sign)
  fireEvent.mouseEnter(text()!)
  wait(10_000)
  expect(text()).not.toBeNull()
  fireEvent.mouseLeave(text()!)
  wait(1500)
  expect(text()).toBeNull()
})

it('who uses the keyboard reads it too, and closes it with Escape at once', async () => {
  const sign = await open()
  act(() => sign.focus())
  expect(text()).not.toBeNull()
  fireEvent.keyDown(sign, { key: 'Escape' })
  expect(text()).toBeNull()
  fireEvent.click(sign)
  expect(text()).not.toBeNull()
  act(() => sign.blur())
  wait(1500)
  expect(text()).toBeNull()
})

it('on a touch screen a tap shows it until something else is touched', async () => {
  const sign = await open()
  act(() => sign.focus())
  fireEvent.click(sign)
  wait(60_000)
  expect(text()).not.toBeNull()
})
