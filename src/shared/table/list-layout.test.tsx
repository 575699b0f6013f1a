import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useListLayout } from './list-layout.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('measures in the next frame, to avoid a ResizeObserver loop error', () => {
  let report = () => {}
  class Observer {
    constructor(callback: () => void) {
      report = callback
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800)
  const place = document.createElement('section')
  place.append(document.createElement('table'))
  renderHook(() => useListLayout({ current: place }, 3, []))
  const showFrame = () => act(() => frames.splice(0).forEach((run) => run(0)))
  report()
  showFrame()
  expect(place.hasAttribute('data-fits')).toBe(true)

  width.mockReturnValue(1000)
  report()
  expect(place.hasAttribute('data-fits')).toBe(true)
  showFrame()
  expect(place.hasAttribute('data-fits')).toBe(false)
})
