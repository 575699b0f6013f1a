import { useEffect, type RefObject } from 'react'
import { whenIdle } from '../ui/loadable.tsx'

/**
 * Makes texts that are cut focusable, so that the keyboard can show all of them. Runs when the page rests, so that it forces no
 * layout, and again after the rows or their size have changed.
 */
export function useCutTexts(frame: RefObject<HTMLElement | null>, rows: readonly unknown[]): void {
  useEffect(() => {
    const container = frame.current
    if (container === null || rows.length === 0) return undefined
    let cancel = () => {}
    const plan = () => {
      cancel()
      cancel = whenIdle(() => markCutTexts(container))
    }
    plan()
    const observer = new ResizeObserver(plan)
    observer.observe(container.querySelector('table') ?? container)
    return () => {
      observer.disconnect()
      cancel()
    }
  }, [frame, rows])
}

/** Measures all before it marks any, since each mark would force another layout. */
function markCutTexts(container: HTMLElement): void {
  const texts = [...container.querySelectorAll<HTMLElement>('[data-whole] > div')]
  // A hidden line is higher than the padding of a link, which overflows as well.
  const cut = new Set(texts.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 10))
  for (const text of texts) {
    text.parentElement!.toggleAttribute('data-cut', cut.has(text))
    if (cut.has(text)) text.tabIndex = 0
    else text.removeAttribute('tabindex')
  }
}
