import { set, type FieldValues } from 'react-hook-form'

/** The checks of all open forms. */
const checks = new Set<() => boolean>()

/** Registers the check of an open form; returns the function that removes it. */
export function registerUnsavedCheck(isUnsaved: () => boolean): () => void {
  checks.add(isUnsaved)
  return () => void checks.delete(isUnsaved)
}

/** Whether leaving the page now would lose entries. */
export const hasUnsavedEntries = (): boolean => [...checks].some((isUnsaved) => isUnsaved())

/** The last saved values of a form, available without waiting for a render. */
export function createSavedValues() {
  let values: unknown
  let sending: FieldValues = {}
  return {
    /** The values that are being sent, as they are sent. */
    begin: (sent: FieldValues): void => {
      sending = sent
    },
    /** A merge has put this value into what is being sent. */
    merge: (name: string, value: unknown): void => {
      set(sending, name, value)
    },
    /** What was sent is stored. */
    commit: (): void => {
      values = sending
    },
    orElse: (loaded: unknown): unknown => values ?? loaded,
    /** After newer values were loaded. */
    clear: (): void => {
      values = undefined
    },
  }
}
