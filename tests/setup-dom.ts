import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { bankClock } from '#src/shared/format/bank-time.ts'
import { setScreenWidth } from './happy-dom.ts'

/** Chrome 156 returns a promise here: an effect that returns it as its clean-up fails in the test too. */
Element.prototype.scrollIntoView = () => Promise.resolve()
/** happy-dom has none. */
window.requestIdleCallback = (run) => Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 })))
window.cancelIdleCallback = (handle) => clearTimeout(handle)
showEverything()
loseFocusWhenDisabled()
disableOwnerStacks()

/**
 * The timeout is for busy machines; a test that passes never waits for it. Queries by text ignore the summary of errors in a form, so
 * that they find the message at the field.
 */
configure({
  asyncUtilTimeout: 10_000,
  defaultHidden: true,
  defaultIgnore: 'script, style, form section[aria-label] li > button',
})

const consoleSpies = { error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn') }

beforeEach(() => {
  setScreenWidth()
  for (const spy of Object.values(consoleSpies)) spy.mockClear()
})

/** Regions with a role that a screen reader names although there is nothing in them. */
const findEmptyStatus = () =>
  [...document.querySelectorAll('[role=status], [role=alert]')]
    .filter((region) => region.textContent.trim() === '' && !region.hasAttribute('aria-label'))
    .map(({ outerHTML }) => outerHTML)

/** Fails a test that wrote a warning or an error into the console; vitest itself fails the run for an unhandled rejection. */
afterEach(() => {
  const empty = findEmptyStatus()
  cleanup()
  localStorage.clear()
  // The address decides how a sentence addresses its reader, and files share a window.
  window.history.replaceState(null, '', '/')
  bankClock.offsetMs = undefined
  for (const { id } of readAlerts()) removeAlert(id)
  for (const spy of Object.values(consoleSpies)) expect(spy.mock.calls).toEqual([])
  expect(empty, 'use liveRegion for what is announced later').toEqual([])
})

/** Files share a window: what one added to its head must not reach the next, whichever that is. */
afterAll(() => {
  for (const element of document.head.querySelectorAll('script, link')) element.remove()
})

/** happy-dom lays nothing out, so everything is in sight. */
function showEverything(): void {
  window.IntersectionObserver = class extends window.IntersectionObserver {
    readonly #notify: IntersectionObserverCallback
    constructor(notify: IntersectionObserverCallback) {
      super(notify)
      this.#notify = notify
    }
    override observe(target: Element): void {
      queueMicrotask(() => this.#notify([{ target, isIntersecting: true } as IntersectionObserverEntry], this))
    }
  }
}

/** Imitates a browser where happy-dom does not: an element that is natively disabled while it has the focus loses it to the body. */
function loseFocusWhenDisabled(): void {
  new MutationObserver(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.matches(':disabled')) document.body.focus()
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['disabled'] })
}

/**
 * Keeps React's development build from recording a stack for every element, a seventh of the time of a screen's test; here a warning
 * fails its test by its text. Throws at once when a newer React has no such internals.
 */
function disableOwnerStacks(): void {
  const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true, // files of tests share React
    get: () => Infinity,
    set: () => {},
  })
}
