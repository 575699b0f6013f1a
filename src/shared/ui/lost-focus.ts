/** Where the focus goes when what had it is gone. */
export function focusTitle(): void {
  void document.querySelector('h1')?.focus({ preventScroll: true })
}

/** For what gives way to something else, such as a form whose button had the focus. */
export function focusTitleWhenLost(): void {
  if (document.activeElement === document.body) focusTitle()
}
