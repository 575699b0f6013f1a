/** Focuses the page title, for when the focused element is removed. */
export function focusPageTitle(): void {
  void document.querySelector('h1')?.focus({ preventScroll: true })
}

/** Focuses the page title if nothing has the focus, for example after a form was replaced. */
export function focusTitleIfFocusLost(): void {
  if (document.activeElement === document.body) focusPageTitle()
}

/** Not those of a closed menu. */
const controls = ':not([hidden]) > a[href], :not([hidden]) > button'

/** The links and buttons in sight. */
export const findControls = (scope: Element): HTMLElement[] => [...scope.querySelectorAll<HTMLElement>(controls)]

/** The control at this position of a row, or its last one. */
function controlAt(row: Element | undefined, position: number): HTMLElement | undefined {
  const all = row === undefined ? [] : findControls(row)
  return all[Math.min(position, all.length - 1)]
}

/**
 * Remembers the position of a control in a list. The returned function finds the nearest control: the same position in the same
 * row, in the row that took its place or in the last row, else the list itself. Undefined outside of a list.
 */
export function rememberFocusPosition(control: Element): () => HTMLElement | undefined {
  const row = control.closest('tbody > tr')
  const list = row?.closest<HTMLElement>('section')
  if (!row || !list) return () => undefined
  const index = [...row.parentElement!.children].indexOf(row)
  const position = findControls(row).indexOf(control as HTMLElement)
  return () => {
    if (!list.isConnected) return undefined
    const rows = [...list.querySelectorAll('tbody > tr')]
    return controlAt(row.isConnected ? row : rows[Math.min(index, rows.length - 1)], position) ?? list
  }
}
