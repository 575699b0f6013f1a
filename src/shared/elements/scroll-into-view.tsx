import { useEffect, useRef, type ReactNode } from 'react'

/** Scrolls new content of a long modal into view, with the buttons below it. */
export function ScrollIntoView({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={element} style={{ scrollMarginBottom: 76 }}>
      {children}
    </div>
  )
}
