/** Axe looks at a page, or at the modal that is open on it. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Of a page, in px: 75 times a phone. */
const longest = 60_000

/** In ms: what changes for longer is there to be read meanwhile, such as a row that was added. */
const fadesWithin = 1000

/** Whether nothing fades any more; what is to be read meanwhile stands as it begins, and what turns without end turns. */
function standStill(fades: number): boolean {
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
  const endOf = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime)
  for (const one of moving.filter((each) => endOf(each) > fades && endOf(each) < Infinity)) {
    one.pause()
    one.currentTime = 0
  }
  return moving.every((one) => endOf(one) > fades)
}

const goOn = (page: Page) =>
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
export async function look(page: Page, rules: (axe: AxeBuilder) => AxeBuilder, { whole = false } = {}): Promise<void> {
  await page.waitForFunction(standStill, fadesWithin)
  // What is half below a heading or a button that stays in sight is no smaller for it, so the page is shown whole.
  await page.evaluate(() => window.scrollTo(0, 0))
  const size = page.viewportSize()!
  // What lies behind an open modal, and half below it, is not there for anybody now.
  const isModal = await page.locator(modal).first().isVisible()
  const height = whole ? await (isModal ? heightOfModal(page) : heightOfPage(page)) : size.height
  expect(height, 'nobody reads more in one go, and a whole Chromium cannot show it').toBeLessThan(longest)
  if (height > size.height) await page.setViewportSize({ ...size, height })
  // Only what is wrong is told: the way to each element that is right costs as much as the rules.
  const options = {
    iframes: false,
    resultTypes: ['violations' as const],
    selectors: false,
    // Off by default: a visible label is part of the name (WCAG 2.5.3).
    rules: { 'label-content-name-mismatch': { enabled: true } },
  }
  // A document that was looked at before has it still; sending and reading it again is a third of a look.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? { axeSource: ';' } : {}
  // Legacy mode opens no page of its own for the result. A frame with a mail runs no scripts, so none can look into it.
  const axe = rules(new AxeBuilder({ page, ...axeSource }).options(options)).setLegacyMode()
  if (isModal) axe.include(modal)
  const { violations } = await axe.analyze()
  if (height > size.height) await page.setViewportSize(size)
  await goOn(page)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
}
