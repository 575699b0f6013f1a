import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveNoClosedWindows } from './window-history.ts'

function open(...entries: string[]) {
  const history = createMemoryHistory({ initialEntries: entries })
  leaveNoClosedWindows(history)
  const go = (path: string) => history.push(path)
  /** The window stands in the page while it is left. */
  const close = (path: string) => {
    document.body.innerHTML = '<section role="dialog" aria-modal="true"></section>'
    history.push(path)
    document.body.innerHTML = ''
  }
  const back = () => {
    history.back()
    return history.location.href
  }
  return { history, go, close, back }
}

beforeEach(() => void (document.body.innerHTML = ''))
afterEach(() => void (document.body.innerHTML = ''))

it('who closes a window and goes back comes to the page before, as often as they opened one', () => {
  const { history, go, close, back } = open('/start')
  go('/numbers')
  for (const window of ['edit', 'view', 'edit']) {
    go(`/numbers?modal=${window}&number=1`)
    close('/numbers')
    expect(history.location.href).toBe('/numbers')
  }
  expect(back()).toBe('/start')
})

it('a window that leads to another one leaves neither', () => {
  const { go, close, back } = open('/start')
  go('/numbers?status=active')
  go('/numbers?status=active&modal=actions')
  go('/numbers?status=active&modal=locks')
  close('/numbers?status=active')
  expect(back()).toBe('/start')
})

it('a window that was opened by a link gives its place to the page', () => {
  const { history, close, back } = open('/start', '/numbers?modal=add')
  close('/numbers')
  expect(history.location.href).toBe('/numbers')
  expect(back()).toBe('/start')
})

it('a list is gone through as ever: each page and filter is a step', () => {
  const { go, back } = open('/numbers')
  go('/numbers?page=2')
  go('/numbers')
  expect(back()).toBe('/numbers?page=2')
  expect(back()).toBe('/numbers')
})

it('a link in a window that leads elsewhere is a step', () => {
  const { go, close, back } = open('/numbers')
  go('/numbers?modal=view')
  close('/profile')
  expect(back()).toBe('/numbers?modal=view')
})
