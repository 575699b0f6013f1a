import { IconRefresh } from '@tabler/icons-react'
import classes from './reload-icon.module.css'

/** Turns while something is asked for again. Unlike a button that waits, it leaves the focus where it is. */
export const ReloadIcon = ({ asking }: { asking: boolean }) => (
  <IconRefresh size={18} aria-hidden className={classes.icon} data-asking={asking || undefined} />
)
