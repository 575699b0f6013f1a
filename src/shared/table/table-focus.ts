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
