import type { ReactNode } from 'react'
import classes from './products.module.css'

/** Names on the left, what they are on the right. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={classes.facts}>{children}</dl>

export const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="amount">{children}</dd>
  </div>
)
