import type { ReactNode } from 'react'
import classes from './status-badge.module.css'

type Props = {
  /** Only underlines what the word says. */
  tone: 'good' | 'waiting' | 'bad' | 'neutral'
  /** The word for the state. */
  children: ReactNode
}

/** A state as a word with a coloured dot; the word alone says everything, and its contrast is that of text. */
export function StatusBadge({ tone, children }: Props) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
