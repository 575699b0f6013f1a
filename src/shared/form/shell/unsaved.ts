/** The forms that are open, by the question whether leaving them would lose something. */
const open = new Set<() => boolean>()

/** Tells of an open form until the function that it gives is called. */
export function registerUnsavedCheck(isUnsaved: () => boolean): () => void {
  open.add(isUnsaved)
  return () => void open.delete(isUnsaved)
}

/** Whether leaving the page now would lose what somebody typed. */
export const hasUnsavedEntries = (): boolean => [...open].some((isUnsaved) => isUnsaved())

/** What a form sent last with success; from then on only something else is unsaved, at once and not after a rendering. */
export function createSavedValues() {
  let values: unknown
  return {
    keep: (sent: unknown): void => {
      values = sent
    },
    or: (loaded: unknown): unknown => values ?? loaded,
    /** What is loaded is newer. */
    forget: (): void => {
      values = undefined
    },
  }
}
