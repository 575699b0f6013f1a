/** Where the focus goes when what had it is gone. */
export function focusTitle(): void {
  void document.querySelector('h1')?.focus({ preventScroll: true })
}

/** For what gives way to something else, such as a form whose button had the focus. */
export function focusTitleWhenLost(): void {
  if (document.activeElement === document.body) focusTitle()
}

const controls = 'a[href], button'

/** The control of a row at this position, or its last one. */
function controlAt(row: Element | undefined, position: number): HTMLElement | undefined {
  const all = [...(row?.querySelectorAll<HTMLElement>(controls) ?? [])]
  return all[Math.min(position, all.length - 1)]
}

/**
 * Remembers where a control stands in a list. The returned function finds what is nearest to that place now: the control at the same
 * position of the same row, of the row that took its place, or of the last row, else the list itself. Undefined outside of a list.
 */
export function rememberPlace(control: Element): () => HTMLElement | undefined {
  const row = control.closest('tbody > tr')
  const list = row?.closest<HTMLElement>('section')
  if (!row || !list) return () => undefined
  const index = [...row.parentElement!.children].indexOf(row)
  const position = [...row.querySelectorAll(controls)].indexOf(control)
  return () => {
    if (!list.isConnected) return undefined
    const rows = [...list.querySelectorAll('tbody > tr')]
    return controlAt(row.isConnected ? row : rows[Math.min(index, rows.length - 1)], position) ?? list
  }
}
