import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState, type RefObject } from 'react'

/** A table with column headers, or one card per row. */
export type ListLayout = 'table' | 'cards'

/** The explicit ARIA role of a table part: some browsers drop the implicit one when CSS lays it out as a card. */
export const roleForLayout = <TRole extends string>(layout: ListLayout, role: TRole): TRole | undefined =>
  layout === 'cards' ? role : undefined

/** Hysteresis in pixels: the borders of the frame, which cards lack, and a little more. */
const hysteresis = 8

const readImmediately = { getInitialValueInEffect: false }

/**
 * Chooses cards on a phone, and below desktop width wherever the columns do not fit side by side. On a desktop it is always a
 * table, which scrolls inside its frame when it is too wide. Sets `data-fits` on the frame of a table that fits, whose header can
 * be sticky, and marks truncated texts.
 */
export function useListLayout(
  frame: RefObject<HTMLElement | null>,
  columns: number,
  rows: readonly unknown[],
): ListLayout {
  // Screen only: paper is narrow too, and prints the table.
  const onPhone = useMediaQuery('screen and (max-width: 47.99em)', false, readImmediately)
  const atDesk = useMediaQuery('(min-width: 80em)', true, readImmediately)
  /** The width that the table needs with this number of columns, once it was too wide. */
  const [tooWide, setTooWide] = useState<{ columns: number; needed: number }>()
  const layout = onPhone || (tooWide?.columns === columns && !atDesk) ? 'cards' : 'table'

  useEffect(() => {
    const container = frame.current
    const table = container?.querySelector('table')
    if (!container || !table) return undefined
    const measure = () => {
      const width = container.clientWidth
      if (layout === 'table') {
        const fits = table.offsetWidth <= width
        container.toggleAttribute('data-fits', fits)
        setTooWide(fits ? undefined : { columns, needed: table.offsetWidth })
      } else {
        container.toggleAttribute('data-fits', false)
        setTooWide((before) => (before !== undefined && before.needed > width - hysteresis ? before : undefined))
      }
      markTruncated(container)
    }
    measure()
    let planned = 0
    // In the next frame: changing a size while the observer reports sizes is an error ("ResizeObserver loop").
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(planned)
      planned = requestAnimationFrame(measure)
    })
    observer.observe(container)
    observer.observe(table)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(planned)
    }
  }, [frame, layout, columns])
  // New rows may have exactly the same size, which no observer reports.
  useEffect(() => {
    if (rows.length > 0 && frame.current !== null) markTruncated(frame.current)
  }, [frame, rows])
  return layout
}

/**
 * Makes truncated texts focusable, so that the keyboard can show all of them. Measures all before it marks any, since each mark
 * would force another layout.
 */
function markTruncated(container: HTMLElement): void {
  const texts = [...container.querySelectorAll<HTMLElement>('[data-whole] > div')]
  // A hidden line is higher than the padding of a link, which overflows as well.
  const cut = new Set(texts.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 10))
  for (const text of texts) {
    text.parentElement!.toggleAttribute('data-cut', cut.has(text))
    if (cut.has(text)) text.tabIndex = 0
    else text.removeAttribute('tabindex')
  }
}
