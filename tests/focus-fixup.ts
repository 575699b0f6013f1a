/**
 * What a browser does and happy-dom does not: an element that is switched off natively while it has the focus loses it, and
 * whoever uses the keyboard begins anew at the top of the page.
 */
export function loseFocusWhenDisabled(): void {
  new MutationObserver(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.matches(':disabled')) document.body.focus()
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['disabled'] })
}
