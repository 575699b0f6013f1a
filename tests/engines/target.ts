/** How a journey names an element: by its kind and its accessible name, or by a CSS selector. */

export type Target = {
  css: string
  /** Equals the accessible name, without the asterisk of a required field. */
  name?: string
  /** The source of a regular expression that the accessible name matches. */
  pattern?: string
  /** A selector of what it stands in; the last one that is visible counts. */
  within?: string
}

const named =
  (css: string) =>
  (name: string | RegExp, within?: string): Target => ({
    css,
    ...(typeof name === 'string' ? { name } : { pattern: name.source }),
    ...(within !== undefined && { within }),
  })

export const button = named('button, [role=button]')
export const link = named('a[href]')
export const tab = named('[role=tab]')
export const menuItem = named('[role=menuitem]')
export const field = named('input, textarea, select')
export const dialog = '[role=dialog]'

/** Finds the first visible element of a target. Runs in the page, so it stands alone. */
export function findElement({ css, name, pattern, within }: Target): Element | undefined {
  const textOf = (elements: Iterable<Element | null>) => {
    const copies = [...elements].map((one) => one?.cloneNode(true) as Element | undefined)
    for (const copy of copies) for (const hidden of copy?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove()
    return copies.map((copy) => copy?.textContent ?? '').join(' ')
  }
  const nameOf = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(/\s+/)
    const { labels } = element as HTMLInputElement
    const text =
      element.getAttribute('aria-label') ??
      (labelledBy !== undefined
        ? textOf(labelledBy.map((id) => document.getElementById(id)))
        : textOf(labels?.length ? labels : [element]))
    return text.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim()
  }
  const isFile = (element: Element) => (element as HTMLInputElement).type === 'file'
  const isVisible = (element: Element) =>
    isFile(element) || (element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
  const isMeant = (element: Element) => {
    const text = nameOf(element)
    return (name === undefined || text === name) && (pattern === undefined || new RegExp(pattern).test(text))
  }
  const around = within === undefined ? document : [...document.querySelectorAll(within)].findLast(isVisible)
  return [...(around?.querySelectorAll(css) ?? [])].find((element) => isVisible(element) && isMeant(element))
}

/**
 * Says whether a press on the middle of an element would hit it. Scrolls it to the middle of the window otherwise: a sticky bar may
 * cover it. Runs in the page, so it stands alone.
 */
export function canBeHit(element: Element): boolean {
  const [box] = element.getClientRects()
  if (box === undefined) return false
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  if (element.contains(hit)) return true
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return false
}
