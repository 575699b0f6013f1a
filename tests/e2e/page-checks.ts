/** Checks of a page or its open modal: axe, what axe does not check for assistive technology, and valid HTML. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

/** Of a page, in px: 75 times a phone. */
const longest = 60_000

/** In ms; a longer animation, such as the mark of an added row, is checked at its beginning. */
const longestFadeMs = 1000

/** Whether no short animation runs; pauses longer ones at their beginning, and leaves endless ones. */
function pauseAnimations(fades: number): boolean {
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
  const endOf = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime)
  for (const one of moving.filter((each) => endOf(each) > fades && endOf(each) < Infinity)) {
    one.pause()
    one.currentTime = 0
  }
  return moving.every((one) => endOf(one) > fades)
}

const resumeAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) if (one.playState === 'paused') one.play()
  })

const modal = '[aria-modal=true]'

/** In px, of a window that shows all of it. */
const heightOfPage = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const heightOfModal = (page: Page) =>
  page
    .locator(`${modal}, ${modal} *`)
    .evaluateAll((parts) =>
      Math.max(
        ...parts
          .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
          .map(({ scrollHeight, clientHeight }) => innerHeight + scrollHeight - clientHeight),
        innerHeight,
      ),
    )

/** No violation of these rules on what the page shows once nothing moves; `whole` also where it is scrolled to first. */
export async function checkWithAxe(
  page: Page,
  rules: (axe: AxeBuilder) => AxeBuilder,
  { whole = false } = {},
): Promise<void> {
  await page.waitForFunction(pauseAnimations, longestFadeMs)
  // What is half below a heading or a button that stays in sight is no smaller for it, so the page is shown whole.
  await page.evaluate(() => window.scrollTo(0, 0))
  const size = page.viewportSize()!
  // What lies behind an open modal, and half below it, is not there for anybody now.
  const isModal = await page.locator(modal).first().isVisible()
  const height = whole ? await (isModal ? heightOfModal(page) : heightOfPage(page)) : size.height
  expect(height, 'the page is too long to read, and for Chromium to show').toBeLessThan(longest)
  if (height > size.height) await page.setViewportSize({ ...size, height })
  // Reports violations only: the selector of each passed element costs as much as the rules.
  const options = {
    iframes: false,
    resultTypes: ['violations' as const],
    selectors: false,
    // Off by default: a visible label is part of the name (WCAG 2.5.3).
    rules: { 'label-content-name-mismatch': { enabled: true } },
  }
  // A document that was checked before still has axe; sending it again is a third of a check.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? { axeSource: ';' } : {}
  // Legacy mode opens no page of its own for the result. A frame with a mail runs no scripts, so none can look into it.
  const axe = rules(new AxeBuilder({ page, ...axeSource }).options(options)).setLegacyMode()
  if (isModal) axe.include(modal)
  const { violations } = await axe.analyze()
  if (height > size.height) await page.setViewportSize(size)
  await resumeAnimations(page)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
}

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

  report(document.documentElement.lang !== language, `the language of the page is "${document.documentElement.lang}"`)
  for (const landmark of ['header', 'main', 'footer', 'nav']) {
    const parts = seen(landmark).filter((part) => part.getAttribute('role') === null)
    report(parts.length === 0, `there is no ${landmark}`)
  }
  report(all('section[aria-label] > [aria-live=polite]').length === 0, 'messages are not announced')
  for (const heading of seen('h1, h2, h3, h4'))
    report(heading.getAttribute('role') !== null, `${nameOf(heading)} is no heading`)
  for (const section of seen('section'))
    report(!section.matches('[aria-label], [aria-labelledby]'), `${nameOf(section)} is a section without a name`)
  for (const control of seen('header :is(a, button), nav :is(a, button), footer a'))
    report(
      control.innerText.trim() === '' && control.childElementCount === 0,
      `${control.getAttribute('aria-label')} shows nothing`,
    )

  for (const link of seen('nav a[href]') as HTMLAnchorElement[])
    if (link.pathname === location.pathname)
      report(link.getAttribute('aria-current') !== 'page', `${nameOf(link)} is not marked as the current page`)
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
  report(
    all('[role=tab]').some((tab) => tab.closest('[role=tablist]') === null),
    'a tab is in no list',
  )

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
    report(!isRequired, `${nameOf(asterisk.parentElement!)} is not marked as required`)
  }

  for (const head of seen('thead th:has(button:not([aria-haspopup]))'))
    report(!head.hasAttribute('aria-sort'), `${nameOf(head)} does not say how it is sorted`)
  for (const list of seen('[data-list]')) {
    report(all('[aria-live]', list).length < 2, 'a list announces neither loading nor its length')
    const table = list.querySelector('table')
    report(table !== null && !table.hasAttribute('aria-label'), 'a table has no name')
  }
  // Cards have no column headers.
  for (const cell of seen('[data-list=cards] [data-label]:not([data-part=title])'))
    report(
      getComputedStyle(cell, '::before').content !== JSON.stringify(cell.dataset.label),
      `${nameOf(cell)} of a card is said without the name of its column`,
    )
  for (const group of seen('[role=radiogroup][aria-describedby], [role=group][aria-describedby]')) {
    const choices = all('input', group).flatMap((choice) => idsIn(choice, 'aria-describedby'))
    const isSaid = idsIn(group, 'aria-describedby').every((id) => choices.includes(id))
    report(!isSaid, `what describes ${nameOf(group)} is not said with the choice that takes the focus`)
  }
  for (const region of all('[role=status], [role=alert]'))
    report(
      region.textContent.trim() === '' && !region.hasAttribute('aria-label'),
      `${region.outerHTML} is named although it is empty`,
    )
  for (const pages of seen('nav ol'))
    report(all('[aria-current=page]', pages).length !== 1, 'a pager does not say its page')
  for (const button of seen('[aria-haspopup]'))
    report(!button.hasAttribute('aria-expanded'), `${nameOf(button)} does not say whether it is open`)
  // A popup is not in the document while it is closed; what unfolds in the page is.
  for (const button of seen('[aria-expanded=false]:not([aria-haspopup])'))
    report(
      document.getElementById(button.getAttribute('aria-controls') ?? '') === null,
      `${nameOf(button)} does not say what it opens`,
    )
  for (const group of seen('[role=group]:has(> button[lang])'))
    report(
      all('[aria-pressed=true]', group).length !== 1 || all('button:not([aria-pressed])', group).length > 0,
      'the chosen language is not marked',
    )
  for (const button of seen('[role=group] > button[lang]')) {
    report(button.getAttribute('lang') === '', `${nameOf(button)} has no language`)
    report(!button.hasAttribute('aria-label'), `${nameOf(button)} names a language by its code alone`)
  }
  return found
}

/** States, descriptions and landmarks of the page are there for assistive technology where they are there for the eyes. */
export async function expectSemantics(page: Page, language: 'de' | 'en' = 'de'): Promise<void> {
  expect(await page.evaluate(findUnannounced, language)).toEqual([])
}

/** The HTML standard, what assistive technology needs of it, and what belongs to a whole document. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Every file comes from the portal's own origin, and its policy allows no other.
    'require-sri': 'off',
    // The notes of a page that the portal did not come to are headings of their own, and not displayed beside it; axe sees which are.
    'heading-level': 'off',
    // A name is where the value stands in what is sent, such as contractAddress.city.
    'name-pattern': 'off',
    // Mantine sets roles for its progress bar and for the list of a combobox; an input without a type is a text field.
    'prefer-native-element': ['error', { exclude: ['progressbar', 'region', 'listbox'] }],
    'no-implicit-input-type': 'off',
  },
})

/** Markup of Mantine that cannot be changed from outside, and roles that repeat the implicit one for browsers that drop it. */
const exceptions = [
  // A table that is laid out as cards is none to some browsers any more, unless its parts say what they are.
  { rule: 'no-redundant-role', selector: /\btable\b/ },
  // The choices of a list that takes several stand in a box that scrolls; it carries the name of the list too.
  { rule: 'aria-label-misuse', selector: /^#mantine-\w+-dropdown > div$/ },
]

/** The document as it stands in the browser now is valid HTML, with one title. */
export async function expectValidHtml(page: Page): Promise<void> {
  const html = await page.content()
  const { results } = await validator.validateString(html)
  const broken = results
    .flatMap(({ messages }) => messages)
    .filter(
      ({ ruleId, selector }) => !exceptions.some((one) => one.rule === ruleId && one.selector.test(selector ?? '')),
    )
  expect.soft(broken.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([])
}
