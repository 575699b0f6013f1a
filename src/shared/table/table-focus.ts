import { type RefObject, useEffect } from 'react'
import { rememberFocusPosition } from '../ui/restore-focus.ts'

/** Moves the focus to the nearest control when the focused row is removed. */
export function useRowFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = frame.current
    if (list === null) return undefined
    let last: { control: Element; findNearest: () => HTMLElement | undefined } | undefined
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = { control: target, findNearest: rememberFocusPosition(target) }
    }
    // A removed element loses the focus as well; only a later microtask can tell the two cases apart.
    const forgetLater = () =>
      queueMicrotask(() => {
        if (last?.control.isConnected === true && last.control !== document.activeElement) last = undefined
      })
    const removals = new MutationObserver(() => {
      if (last === undefined || last.control.isConnected || document.activeElement !== document.body) return
      const nearest = last.findNearest()
      last = undefined
      nearest?.focus()
    })
    list.addEventListener('focusin', remember)
    list.addEventListener('focusout', forgetLater)
    removals.observe(list, { childList: true, subtree: true })
    return () => {
      list.removeEventListener('focusin', remember)
      list.removeEventListener('focusout', forgetLater)
      removals.disconnect()
    }
  }, [frame])
}

const isSticky = (cell: Element | null | undefined): cell is HTMLElement =>
  cell instanceof HTMLElement && getComputedStyle(cell).position === 'sticky'

/** Scrolls a focused control out from under the sticky cells at the edges of a scrolling table. */
export function useScrollFocusIntoView(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const container = frame.current
    const scrollIntoView = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || container === null) return
      const row = target.closest('tr')
      if (row === null || isSticky(target.closest('th, td'))) return
      const [first, last] = [row.querySelector(':scope > :not([data-select])'), row.lastElementChild]
      const view = container.getBoundingClientRect()
      const from = isSticky(first) ? first.getBoundingClientRect().right : view.left
      const to = isSticky(last) ? last.getBoundingClientRect().left : view.right
      const { left, right } = target.getBoundingClientRect()
      if (left < from) container.scrollLeft -= from - left
      else if (right > to) container.scrollLeft += Math.min(right - to, left - from)
    }
    container?.addEventListener('focusin', scrollIntoView)
    return () => container?.removeEventListener('focusin', scrollIntoView)
  }, [frame])
}
