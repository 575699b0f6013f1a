import type { ComponentProps } from 'react'
import classes from './columns.module.css'

/** Cards below each other, and two in a row from this width on. */
export const Columns = ({ from, ...props }: ComponentProps<'div'> & { from: 'sm' | 'md' }) => (
  <div className={classes[from]} {...props} />
)
