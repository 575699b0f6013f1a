/** Checks of the focus when something opens and closes, by keyboard alone. */
import { expect, type ElementHandle, type Page } from '@playwright/test'
import { waitForFrames } from './layout-checks.ts'

/** What opens above the page and takes the focus. */
const popups = '[role=dialog], [role=menu]'

/** The first control that may open something and whose kind is not in the list; runs in the page. */
function findOpener({ within, checked }: { within: string; checked: string[] }) {
  // Sends a form, selects a tab, a page, an order or a language, or unfolds a part of the page: these say so by their markup.
  const inPlace =
    '[type=submit], [role=tab], [aria-pressed], nav ol button, th[aria-sort] button:not([aria-haspopup]), [aria-controls]:not([aria-haspopup])'
  const controls = document.querySelectorAll<HTMLElement>(`${within} :is(button, [aria-haspopup], [aria-expanded])`)
  for (const element of controls) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    if (element.matches(`:disabled, [aria-disabled=true], input, ${inPlace}`)) continue
    const cell = element.closest('tbody td')
    // The same action of another row is the same kind.
    const kind =
      cell instanceof HTMLTableCellElement
        ? `column ${cell.cellIndex} ${element.querySelector('svg')?.classList.value ?? ''}`
        : (element.getAttribute('aria-label') ?? element.textContent)
    if (!checked.includes(kind)) return { element, kind, name: element.getAttribute('aria-label') ?? kind }
  }
  return undefined
}

/** Waits until the page has no work left; a page that is always busy, for a second. */
const waitForIdle = (page: Page) =>
  page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(done, { timeout: 1000 })))

/** Where the focus is, seen from a control and from what it opens; runs in the page. */
function describeFocus({ opener, selector }: { opener: HTMLElement; selector: string }): string {
  const { activeElement, body } = document
  const open = [...document.querySelectorAll(selector)].filter((popup) => popup.checkVisibility())
  if (open.some((popup) => popup.contains(activeElement))) return 'inside'
  const state = open.length > 0 ? 'something is open, and ' : ''
  if (!opener.isConnected) return `${state}the opener is no longer in the page`
  if (!opener.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    return `${state}the opener is hidden`
  if (activeElement === opener) return `${state}on the opener`
  if (activeElement === null || activeElement === body) return `${state}the focus is lost`
  return `${state}on ${activeElement.localName} "${activeElement.textContent.trim().slice(0, 40)}"`
}

/** Whether the control has opened something, or soon will; runs in the page. */
const hasOpened = ({ opener, selector }: { opener: HTMLElement; selector: string }) =>
  [...document.querySelectorAll(selector)].some((popup) => popup.checkVisibility()) ||
  opener.getAttribute('aria-expanded') === 'true' ||
  new URLSearchParams(location.search).has('modal')

/**
 * Every control in this part of the page that opens a modal, a menu or a popover takes the focus inside when it is opened by keyboard,
 * and gets it back when Escape or the cancel button closes it. Presses one control of each kind: what a control does is found by pressing
 * it. Returns the names of those that opened something; `check` runs while it is open.
 */
export async function expectFocusReturns(
  page: Page,
  within = 'main',
  check?: (name: string) => Promise<void>,
): Promise<string[]> {
  const loading = new Set<unknown>()
  const end = (request: unknown) => loading.delete(request)
  page
    .on('request', (request) => loading.add(request))
    .on('requestfinished', end)
    .on('requestfailed', end)
  const checked: string[] = []
  const opened: string[] = []
  for (;;) {
    const found = await page.evaluateHandle(findOpener, { within, checked })
    const kind = await found.evaluate((one) => one?.kind)
    if (kind === undefined) return opened
    checked.push(kind)
    const name = await found.evaluate((one) => one!.name)
    const opener = (await found.getProperty('element')).asElement() as ElementHandle<HTMLElement>
    const focus = () => page.evaluate(describeFocus, { opener, selector: popups })
    const expectFocus = (place: string, message: string) =>
      expect.poll(focus, { message: `${name}: the focus ${message}`, intervals: [20, 50, 100] }).toBe(place)
    const open = async (): Promise<boolean> => {
      await opener.focus()
      await page.keyboard.press('Enter')
      // Its code may have to be loaded first, and a slow machine renders it later than in the next two frames.
      do {
        await waitForFrames(page)
        await waitForIdle(page)
        if (await page.evaluate(hasOpened, { opener, selector: popups })) return true
      } while (loading.size > 0)
      return false
    }
    if (!(await open())) continue
    opened.push(name)
    await expectFocus('inside', 'moves into what it opens')
    await check?.(name)
    const cancel = page.locator(popups).getByRole('button', { name: /^(Abbrechen|Cancel)$/ })
    const canCancel = await cancel.isVisible()
    await page.keyboard.press('Escape')
    await expectFocus('on the opener', 'returns to it after Escape')
    if (!canCancel) continue
    await open()
    await expectFocus('inside', 'moves into what it opens again')
    await cancel.press('Enter')
    await expectFocus('on the opener', 'returns to it after cancelling')
  }
}
