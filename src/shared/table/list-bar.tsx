import type { ReactNode } from 'react'
import classes from './filters.module.css'

/** Search and filters above a list, side by side where there is room. */
export function ListBar({ children }: { children: ReactNode }) {
  return (
    <div role="search" className={classes.bar}>
      {children}
    </div>
  )
}
