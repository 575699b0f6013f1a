import { createContext } from 'react'

/**
 * For an action among the fields of a form that may fail by itself: only the problem of what was tried last is shown, its own or that
 * of the form.
 */
export const OtherAction = createContext({ isLatest: true, begin: () => {} })
