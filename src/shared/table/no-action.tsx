import classes from './row-actions.module.css'

/** The place of a button that this row does not offer: the same buttons of all rows stand below each other. */
export const NoAction = () => <span className={classes.noAction} aria-hidden />
