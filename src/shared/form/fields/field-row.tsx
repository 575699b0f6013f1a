import type { ReactNode } from 'react'
import classes from './field-row.module.css'

type Props = {
  /** The first field is the shorter one, such as a postal code. */
  shortFirst?: boolean
  children: ReactNode
}

/** Two fields that are one thing to people, such as first and last name: side by side where there is room. */
export const FieldRow = ({ shortFirst = false, children }: Props) => (
  <div className={classes.row} data-short-first={shortFirst || undefined}>
    {children}
  </div>
)
