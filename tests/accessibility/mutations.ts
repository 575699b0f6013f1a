/** Small losses of accessibility that can be made on a page, each as a person would never see it; both functions run in the page. */

export type Mutation = {
  /** What is lost, such as `aria-label` or `heading`. */
  kind: string
  /** The place of the element among all of the document. */
  at: number
  /** The element, for the report. */
  what: string
}

/** All that could be lost on the page that is open. */
export function findMutations(): Mutation[] {
  const attributes = [
    'role for alt lang scope required aria-label aria-labelledby aria-describedby aria-live aria-pressed aria-expanded',
    'aria-selected aria-current aria-sort aria-required aria-invalid aria-controls aria-modal aria-checked aria-haspopup',
  ]
    .join(' ')
    .split(' ')
  return [...document.querySelectorAll('html, body, body *')].flatMap((element, at) => {
    if (element.closest('script, style, svg, [aria-hidden=true]')) return []
    const what = `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`
    const kinds = attributes.filter((name) => element.hasAttribute(name))
    if (element.matches('h1, h2, h3, h4')) kinds.push('heading')
    if (element.matches('header, main, footer, nav')) kinds.push('landmark')
    if (element.matches('button, a[href]') && element.textContent !== '' && element.checkVisibility())
      kinds.push('text')
    if (element.matches('h1') && element === document.activeElement) kinds.push('focus')
    return kinds.map((kind) => ({ kind, at, what }))
  })
}

/** Makes one of them, and leaves `undoMutation` in the window. */
export function makeMutation({ kind, at }: Mutation): void {
  const element = [...document.querySelectorAll<HTMLElement>('html, body, body *')][at]!
  const changes: Record<string, () => () => void> = {
    heading: () => setRole(),
    landmark: () => setRole(),
    focus: () => {
      element.blur()
      return () => element.focus()
    },
    text: () => {
      const nodes = [...element.childNodes]
      element.replaceChildren()
      return () => element.replaceChildren(...nodes)
    },
  }
  function setRole(): () => void {
    element.setAttribute('role', 'presentation')
    return () => element.removeAttribute('role')
  }
  function removeAttribute(): () => void {
    const before = element.getAttribute(kind)!
    element.removeAttribute(kind)
    return () => element.setAttribute(kind, before)
  }
  Object.assign(window, { undoMutation: (changes[kind] ?? removeAttribute)() })
}
