import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState, type RefObject } from 'react'

/** Rows below each other with a head, or a card for each row. */
export type ListShape = 'table' | 'cards'

/** What a part of a table is to who listens, which some browsers forget once its parts are laid out as cards. */
export const roleIn = <TRole extends string>(shape: ListShape, role: TRole): TRole | undefined =>
  shape === 'cards' ? role : undefined

/** What the frame of a table takes from it and cards do not have, and a little more. */
const borders = 8

const atOnce = { getInitialValueInEffect: false }

/**
 * A list is cards on a phone, and up to a desk wherever its columns do not stand side by side. At a desk it is a table; should
 * one be wider than its frame even there, it scrolls inside it. Marks the frame of a table that fits, of which the head can
 * stay in sight, and the texts that are cut off.
 */
export function useListShape(
  frame: RefObject<HTMLElement | null>,
  columns: number,
  rows: readonly unknown[],
): ListShape {
  // Not on paper, which is narrow and keeps its table.
  const onPhone = useMediaQuery('screen and (max-width: 47.99em)', false, atOnce)
  const atDesk = useMediaQuery('(min-width: 80em)', true, atOnce)
  /** How wide the table would have to be with so many columns, once it was too wide. */
  const [tooWide, setTooWide] = useState<{ columns: number; needed: number }>()
  const shape = onPhone || (tooWide?.columns === columns && !atDesk) ? 'cards' : 'table'

  useEffect(() => {
    const place = frame.current
    const table = place?.querySelector('table')
    if (!place || !table) return undefined
    const measure = () => {
      const width = place.clientWidth
      if (shape === 'table') {
        const fits = table.offsetWidth <= width
        place.toggleAttribute('data-fits', fits)
        setTooWide(fits ? undefined : { columns, needed: table.offsetWidth })
      } else {
        place.toggleAttribute('data-fits', false)
        setTooWide((before) => (before !== undefined && before.needed > width - borders ? before : undefined))
      }
      markCut(place)
    }
    measure()
    let planned = 0
    // In the next frame: a mark that changes a size while the observer reports sizes is an error ("ResizeObserver loop").
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(planned)
      planned = requestAnimationFrame(measure)
    })
    observer.observe(place)
    observer.observe(table)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(planned)
    }
  }, [frame, shape, columns])
  // Other rows may take the very room of those before, which is no change of any size.
  useEffect(() => {
    if (rows.length > 0 && frame.current !== null) markCut(frame.current)
  }, [frame, rows])
  return shape
}

/**
 * A text of which not everything can be seen is reached by the keyboard, so that the whole of it can be shown. All are measured
 * before one is marked: each mark would have the browser lay out the table anew for the next measure.
 */
function markCut(place: HTMLElement): void {
  const texts = [...place.querySelectorAll<HTMLElement>('[data-whole] > div')]
  const cut = new Set(texts.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1))
  for (const text of texts) {
    text.parentElement!.toggleAttribute('data-cut', cut.has(text))
    if (cut.has(text)) text.tabIndex = 0
    else text.removeAttribute('tabindex')
  }
}
