import { expect, type Page } from '@playwright/test'

/** Everything that is seen and not given to assistive technology, of what axe does not ask; runs in the page. */
function findUnannounced(language: string): string[] {
  const found: string[] = []
  const all = <T extends Element = HTMLElement>(selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<T>(selector),
  ]
  const seen = (selector: string, within?: ParentNode) =>
    all(selector, within).filter((element) => element.checkVisibility({ visibilityProperty: true }))
  const nameOf = (element: Element) => `${element.localName} "${element.textContent.trim().slice(0, 30)}"`
  const report = (isWrong: boolean, what: string) => void (isWrong && found.push(what))
  const idsIn = (element: Element, attribute: string) => (element.getAttribute(attribute) ?? '').split(/\s+/)

  report(document.documentElement.lang !== language, `the page is said to be in "${document.documentElement.lang}"`)
  for (const landmark of ['header', 'main', 'footer', 'nav']) {
    const parts = seen(landmark).filter((part) => part.getAttribute('role') === null)
    report(parts.length === 0, `there is no ${landmark}`)
  }
  report(all('section[aria-label] > [aria-live=polite]').length === 0, 'messages are not announced')
  for (const heading of seen('h1, h2, h3, h4'))
    report(heading.getAttribute('role') !== null, `${nameOf(heading)} is no heading`)

  for (const link of seen('nav a[href]') as HTMLAnchorElement[])
    if (link.pathname === location.pathname)
      report(link.getAttribute('aria-current') !== 'page', `${nameOf(link)} is not said to be the current page`)
  for (const list of seen('[role=tablist]')) {
    const open = all('[role=tab][aria-selected=true]', list)
    const silent = all('[role=tab]:not([aria-selected])', list)
    report(silent.length > 0, `${silent.length} tabs of ${nameOf(list)} do not say whether they are selected`)
    report(open.length !== 1, `${open.length} tabs of ${nameOf(list)} are selected`)
    for (const tab of open) {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
      report(panel?.getAttribute('role') !== 'tabpanel', `${nameOf(tab)} has no panel`)
      report(
        panel !== null && !idsIn(panel, 'aria-labelledby').includes(tab.id),
        `the panel of ${nameOf(tab)} has no name`,
      )
    }
  }
  report(all('.mantine-Tabs-list:not([role=tablist])').length > 0, 'a list of tabs is none')

  for (const text of seen('.mantine-InputWrapper-description, .mantine-InputWrapper-error')) {
    const readers = all('[aria-describedby]').filter((field) => idsIn(field, 'aria-describedby').includes(text.id))
    report(readers.length === 0, `${nameOf(text)} is read with no field`)
  }
  for (const label of seen('.mantine-InputWrapper-label')) {
    const isFor = label instanceof HTMLLabelElement && label.control !== null
    const named = all('[aria-labelledby]').some((field) => idsIn(field, 'aria-labelledby').includes(label.id))
    report(!isFor && !named, `${nameOf(label)} names no field`)
  }
  for (const asterisk of seen('.mantine-InputWrapper-required')) {
    const fields = all(
      'input, select, textarea, [role=group], [role=radiogroup]',
      asterisk.closest('.mantine-InputWrapper-root')!,
    )
    const isRequired = fields.some((field) => field.matches('[required], [aria-required=true]'))
    report(!isRequired, `${nameOf(asterisk.parentElement!)} is not said to be required`)
  }

  for (const head of seen('thead th:has(button:not([aria-haspopup]))'))
    report(!head.hasAttribute('aria-sort'), `${nameOf(head)} does not say how it is sorted`)
  for (const list of seen('[data-list]')) {
    report(all('[role=status]', list).length < 2, 'a list announces neither loading nor its length')
    const table = list.querySelector('table')
    report(table !== null && !table.hasAttribute('aria-label'), 'a table has no name')
  }
  for (const pages of seen('nav ol'))
    report(all('[aria-current=page]', pages).length !== 1, 'a pager does not say its page')
  for (const button of seen('[aria-haspopup]'))
    report(!button.hasAttribute('aria-expanded'), `${nameOf(button)} does not say whether it is open`)
  for (const group of seen('[role=group]:has(> button[lang])'))
    report(
      all('[aria-pressed=true]', group).length !== 1 || all('button:not([aria-pressed])', group).length > 0,
      'the chosen language is not said',
    )
  for (const button of seen('button[lang]'))
    report(button.getAttribute('lang') === '', `${nameOf(button)} has no language`)
  return found
}

/** States, descriptions and landmarks of the page are there for assistive technology where they are there for the eyes. */
export async function expectSemantics(page: Page, language: 'de' | 'en' = 'de'): Promise<void> {
  expect(await page.evaluate(findUnannounced, language)).toEqual([])
}
