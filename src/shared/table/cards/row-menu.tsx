import { type ReactNode, useId, useState } from 'react'
import classes from '../row-menu.module.css'

type Props = {
  label: string
  /** Accessible name with the record, such as "Actions for Anna Gruber". */
  about: string
  /** The actions; they stay mounted while the menu is closed, since they may hold their modals. */
  children: ReactNode
}

/** One button for the actions of a card that has more than three; opened, it lists them in words. */
export function RowMenu({ label, about, children }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={`mantine-focus-auto ${classes.toggle}`}
        aria-label={about}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <div id={id} className={classes.actions} hidden={!open}>
        {children}
      </div>
    </>
  )
}
