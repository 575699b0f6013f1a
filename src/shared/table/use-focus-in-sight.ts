import { useEffect, type RefObject } from 'react'

const staying = (cell: Element | null | undefined): cell is HTMLElement =>
  cell instanceof HTMLElement && getComputedStyle(cell).position === 'sticky'

/** What gets the focus in a table that scrolls stands between the cells that stay at its edges, not below them. */
export function useFocusInSight(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = frame.current
    const bringIntoSight = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || place === null) return
      const row = target.closest('tr')
      if (row === null || staying(target.closest('th, td'))) return
      const [first, last] = [row.firstElementChild, row.lastElementChild]
      const view = place.getBoundingClientRect()
      const from = staying(first) ? first.getBoundingClientRect().right : view.left
      const to = staying(last) ? last.getBoundingClientRect().left : view.right
      const { left, right } = target.getBoundingClientRect()
      if (left < from) place.scrollLeft -= from - left
      else if (right > to) place.scrollLeft += Math.min(right - to, left - from)
    }
    place?.addEventListener('focusin', bringIntoSight)
    return () => place?.removeEventListener('focusin', bringIntoSight)
  }, [frame])
}
