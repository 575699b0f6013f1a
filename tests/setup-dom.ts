import { cleanup, configure } from '@testing-library/react'
import { bankClock } from '#src/shared/format/bank-time.ts'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { loseFocusWhenDisabled } from './focus-fixup.ts'
import { setScreenWidth } from './screen-width.ts'

/** What a browser has and happy-dom has not; Mantine scrolls its options and menus into view. */
Element.prototype.scrollIntoView ??= () => {}
loseFocusWhenDisabled()

/** As long as a busy machine needs; a test that passes never waits for it. */
configure({ asyncUtilTimeout: 10_000, defaultHidden: true })

const complaints = { error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn') }

beforeEach(() => {
  for (const complaint of Object.values(complaints)) complaint.mockClear()
})

/** Nothing may complain in the console; vitest itself fails the run for a rejection that nobody handles. */
afterEach(() => {
  cleanup()
  localStorage.clear()
  // Sentences know their reader by the address, and files share a window.
  window.history.replaceState(null, '', '/')
  setScreenWidth()
  bankClock.aheadMs = undefined
  for (const { id } of readAlerts()) removeAlert(id)
  for (const complaint of Object.values(complaints)) expect(complaint.mock.calls).toEqual([])
})
