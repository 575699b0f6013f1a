import { expect, type Locator, type Page } from '@playwright/test'
import { readToEnd } from './whole-page.ts'

/** Checks that each checkbox and radio button stands at the first line of its label, with or without a description; returns their number. */
export async function expectBoxesAtLabels(page: Page): Promise<number> {
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]')].flatMap((box) => {
      const label = box.labels?.[0]
      if (label === undefined || !box.checkVisibility() || !label.checkVisibility()) return []
      const text = document.createRange()
      text.selectNodeContents(label)
      const [line] = text.getClientRects()
      const middle = ({ top, height }: DOMRect) => top + height / 2
      const by = Math.round(middle(box.getBoundingClientRect()) - middle(line!))
      return [{ label: label.textContent, by }]
    }),
  )
  expect.soft(boxes.filter(({ by }) => Math.abs(by) > 2)).toEqual([])
  return boxes.length
}

/**
 * In every card and modal, groups, forms and lists of facts begin where its title begins, as do its first fields; where a form stands
 * beside its title, all of them begin where the form does.
 */
export async function expectOneEdge(page: Page): Promise<void> {
  const indented = await page.evaluate(() =>
    [...document.querySelectorAll('main section:has(> * h2, > * h3), [role=dialog]')].flatMap((card) => {
      const title = card.querySelector('h2, h3')!
      // The text of a notice stands behind its icon.
      const shown = (element: Element) =>
        element.checkVisibility() &&
        element.closest('div[data-tone]') === null &&
        element.closest('section, article, table, [role=dialog]') === card
      // Groups of fields may stand beside each other.
      const isBesideAnother = (element: Element) => {
        const group = element.closest('fieldset')
        const before = group?.previousElementSibling
        return before?.matches('fieldset') === true && top(before) === top(group!)
      }
      const top = (element: Element) => element.getBoundingClientRect().top
      const blocks = [...card.querySelectorAll('fieldset, legend, form, dl')]
        .filter(shown)
        .filter((part) => !isBesideAnother(part))
      const fields = [...card.querySelectorAll('.mantine-InputWrapper-root')].filter(shown)
      const left = (element: Element) => element.getBoundingClientRect().left
      const first = fields.toSorted((one, other) => left(one) - left(other)).slice(0, 1)
      const parts = [...blocks, ...first]
      const beside = parts.find((part) => top(part) < title.getBoundingClientRect().bottom)
      const edge = left(beside ?? title)
      return parts
        .filter((part) => Math.abs(left(part) - edge) > 0.5)
        .map((part) => `${title.textContent}: ${part.tagName} by ${left(part) - edge} px`)
    }),
  )
  expect.soft(indented).toEqual([])
}

/** No visible link has the browser's own colour, which is not one of the portal's. */
export async function expectOwnLinkColours(page: Page): Promise<void> {
  const links = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = 'LinkText'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return [...document.querySelectorAll('a[href]')]
      .filter((link) => link.checkVisibility() && getComputedStyle(link).color === color)
      .map(({ textContent }) => textContent)
  })
  expect.soft(links).toEqual([])
}

/** No word of a button, a link, a tab or a label begins in one line and ends in the next; addresses and the like may. */
export async function expectWholeWords(page: Page): Promise<void> {
  const broken = await page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll('a, button, label, [role=tab]')) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const word of node.nodeValue!.matchAll(/(?<![\S])\p{Letter}+(?![^\s.:?])/gu)) {
          const range = new Range()
          range.setStart(node, word.index)
          range.setEnd(node, word.index + word[0].length)
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top))
          if (lines.size > 1) found.push(word[0])
        }
      }
    }
    return found
  })
  expect(broken, 'words in two lines').toEqual([])
}

/** Whether each of these can be hit at its corners and in its middle, as far as it stands on the screen. */
export const isUncovered = (locator: Locator): Promise<boolean> =>
  locator.evaluateAll((elements) =>
    elements.every((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const places = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
        [top + 4, (top + bottom) / 2, bottom - 4].map((y) => [x, y] as const),
      )
      return places.every(([x, y]) => {
        const hit = document.elementFromPoint(x, y)
        return hit === null || element.contains(hit) || hit.contains(element)
      })
    }),
  )

/** How much of something can be seen: the share of 9 x 9 points that nothing covers and the window shows. */
export const visibleShare = (place: Locator) =>
  place.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const steps = Array.from({ length: 9 }, (_none, step) => (step + 0.5) / 9)
    const hits = steps.flatMap((x) =>
      steps.map((y) => one.contains(document.elementFromPoint(left + x * width, top + y * height))),
    )
    return hits.filter(Boolean).length / hits.length
  })

/** What comes after a change is drawn: some things are measured, marked or scrolled in the frame after it. */
export const waitForFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** The page names an icon that its policy allows; a browser with a window requests it by itself. */
export async function expectIcon(page: Page): Promise<void> {
  const widths = await page.locator('link[rel=icon]').evaluateAll((links) =>
    Promise.all(
      links.map(async (link) => {
        const image = new Image()
        image.src = (link as HTMLLinkElement).href
        await image.decode()
        return image.width
      }),
    ),
  )
  expect(widths).toHaveLength(1)
  expect(widths[0]).toBeGreaterThan(0)
}

/** The page as it stands once everything on it is there. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0)
  await readToEnd(page)
  await page.evaluate(() => window.scrollTo(0, 0))
}

/**
 * Doubles the text size during a check, as a person sets it in the browser (WCAG 1.4.4): media queries in em follow,
 * which a font size of the root element would not make them do.
 */
export async function withLargeText(page: Page, ask: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  await ask()
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await session.detach()
}

/** Of a screen, what the buttons of a modal may take that stay in sight. */
const footerShare = 1 / 8

/**
 * What is wrong with the texts of the page, or of what is open above it: labels of controls that are cut, words that break although no
 * browser may hyphenate them, numbers without their unit, and buttons of a modal that take more of the screen than their words need.
 */
const findCrampedTexts = (share: number): string[] => {
  const open = [...document.querySelectorAll('[role=dialog], [role=menu]')].filter((part) => part.checkVisibility())
  const root = open.at(-1) ?? document.body
  const found: string[] = []
  const control = 'a, button, label, legend, summary, [role=tab], [role=menuitem], h1, h2, h3'
  const clips = (value: string) => value === 'hidden' || value === 'clip'
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[aria-hidden=true], script, style, iframe, noscript') === null &&
    !isClipped(element)
  const rectsOf = (node: Node, from: number, to: number) => {
    const range = new Range()
    range.setStart(node, from)
    range.setEnd(node, to)
    return [...range.getClientRects()].filter(({ width }) => width > 1)
  }
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const [element, text] = [node.parentElement!, node.nodeValue!]
    if (text.trim() === '' || !isSeen(element)) continue
    const rects = rectsOf(node, 0, text.length)
    if (element.closest(control) !== null)
      for (let box: Element | null = element; box !== null && box !== root; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        if (!clips(overflowX) && !clips(overflowY)) continue
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const isCut = rects.some(
          (rect) =>
            (clips(overflowX) && (rect.left < left - 1 || rect.right > right + 1)) ||
            (clips(overflowY) && (rect.top < top - rect.height / 3 || rect.bottom > bottom + rect.height / 3)),
        )
        if (isCut) found.push(`“${text.trim()}” is cut`)
      }
    const { hyphens } = getComputedStyle(element)
    for (const word of text.matchAll(/(?<![\p{L}\d@./_-])\p{L}{2,}(?![\p{L}\d@/_-]|\.\p{L})/gu)) {
      const lines = new Set(rectsOf(node, word.index, word.index + word[0].length).map(({ top }) => Math.round(top)))
      if (lines.size > 1 && (hyphens !== 'auto' || element.closest('[lang]') === null))
        found.push(`“${word[0]}” breaks without a hyphen`)
    }
    for (const unit of text.matchAll(/\d\s(?:s|kB|MB|%|€|Uhr)(?![\p{L}\d])/gu)) {
      const lines = new Set(rectsOf(node, unit.index, unit.index + unit[0].length).map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(`“${unit[0]}” breaks before its unit`)
    }
  }
  const parts = open.length > 0 ? [...root.querySelectorAll<HTMLElement>('*')] : []
  for (const footer of parts) {
    if (getComputedStyle(footer).position !== 'sticky' || footer.querySelector('button') === null) continue
    if (footer.localName === 'header' || footer.getBoundingClientRect().height <= innerHeight * share) continue
    // What each button takes with its words in one line, and what is around them.
    const needed = [...footer.querySelectorAll('button')].map((button) => {
      const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      const { paddingLeft, paddingRight } = getComputedStyle(button)
      let width = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight) + 2
      for (let node = words.nextNode(); node !== null; node = words.nextNode())
        width += rectsOf(node, 0, node.nodeValue!.length).reduce((sum, line) => sum + line.width, 0)
      return width
    })
    const { width } = footer.getBoundingClientRect()
    if (needed.reduce((sum, one) => sum + one + 12, -12) <= width)
      found.push(`the buttons take ${Math.round((100 * footer.offsetHeight) / innerHeight)} % of the screen`)
  }
  return [...new Set(found)]
}

/** Each text of the page, or of what is open above it, is whole at this width and size. */
export async function expectWholeTexts(page: Page): Promise<void> {
  await waitForFrames(page)
  expect.soft(await page.evaluate(findCrampedTexts, footerShare)).toEqual([])
}
