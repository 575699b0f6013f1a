import type { ReactNode } from 'react'
import classes from './filters/filters.module.css'

type Props = {
  children: ReactNode
  /** A button beside them. */
  button?: ReactNode
}

/** Search and filters above a list, side by side where there is room. */
export function ListBar({ children, button }: Props) {
  return (
    <div role="search" className={classes.bar}>
      {children}
      {button && <div className={classes.button}>{button}</div>}
    </div>
  )
}
