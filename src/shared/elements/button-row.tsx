import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './button-row.module.css'

/** Buttons side by side, the primary one first; on a phone they share the whole width. */
export const ButtonRow = ({ children, mt }: { children: ReactNode; mt?: 'xs' }) => (
  <Group className={classes.row!} gap="sm" {...(mt && { mt })}>
    {children}
  </Group>
)
