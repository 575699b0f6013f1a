/**
 * Whether an error is about a file of the page before this one: Firefox fires errors of the files that it aborts when that page is left at
 * the window of the next page. Their elements are of another window, so that `instanceof` does not know them.
 */
export const isOfLeftPage = (target: EventTarget | null): boolean =>
  target !== null && 'ownerDocument' in target && target.ownerDocument !== document
