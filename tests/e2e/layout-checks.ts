import { expect, type Locator, type Page } from '@playwright/test'

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
