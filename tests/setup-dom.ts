import { cleanup, configure } from '@testing-library/react'
import { bankClock } from '#src/shared/format/bank-time.ts'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { loseFocusWhenDisabled } from './focus-fixup.ts'
import { makeNoOwnerStacks } from './no-owner-stacks.ts'
import { setScreenWidth } from './screen-width.ts'

/** Chrome 156 returns a promise here; whoever passes it on to React as a clean-up fails in the test too. */
Element.prototype.scrollIntoView = () => Promise.resolve()
loseFocusWhenDisabled()
makeNoOwnerStacks()

/**
 * As long as a busy machine needs; a test that passes never waits for it. A sentence that is asked for by its words is the one
 * at its field: the summary of a form says it too, but once its code has come, which another file of this worker may have loaded.
 */
configure({
  asyncUtilTimeout: 10_000,
  defaultHidden: true,
  defaultIgnore: 'script, style, form section[aria-label] li > button',
})

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
  bankClock.offsetMs = undefined
  for (const { id } of readAlerts()) removeAlert(id)
  for (const complaint of Object.values(complaints)) expect(complaint.mock.calls).toEqual([])
})
