import { useEffect, type RefObject } from 'react'
import { rememberPlace } from '../ui/lost-focus.ts'

/** When a row goes away while one of its controls has the focus, the focus goes to the nearest one (lost-focus.ts). */
export function useRowFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = frame.current
    if (list === null) return undefined
    let last: { control: Element; findNearest: () => HTMLElement | undefined } | undefined
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = { control: target, findNearest: rememberPlace(target) }
    }
    // An element that is removed loses the focus too: whether it was, is known afterwards.
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
