import { useEffect, useRef, type ReactNode } from 'react'

/** What answers a button and may stand below the edge of a long modal: it comes into sight, and the buttons below it. */
export function InSight({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} style={{ scrollMarginBottom: 76 }}>
      {children}
    </div>
  )
}
