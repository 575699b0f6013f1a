/** The checks of all open forms. */
const checks = new Set<() => boolean>()

/** Registers the check of an open form; returns the function that removes it. */
export function registerUnsavedCheck(isUnsaved: () => boolean): () => void {
  checks.add(isUnsaved)
  return () => void checks.delete(isUnsaved)
}

/** Whether leaving the page now would lose entries. */
export const hasUnsavedEntries = (): boolean => [...checks].some((isUnsaved) => isUnsaved())
