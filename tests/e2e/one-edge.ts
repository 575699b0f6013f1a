import { expect, type Page } from '@playwright/test'

/** In every card and modal, groups, forms and lists of facts begin where its title begins, as do its first fields. */
export async function expectOneEdge(page: Page): Promise<void> {
  const indented = await page.evaluate(() =>
    [...document.querySelectorAll('main section:has(> * h2, > * h3), [role=dialog]')].flatMap((card) => {
      const title = card.querySelector('h2, h3')!
      const edge = title.getBoundingClientRect().left
      // What a notice says stands behind its icon.
      const shown = (element: Element) =>
        element.checkVisibility() &&
        element.closest('div[data-tone]') === null &&
        element.closest('section, article, table, [role=dialog]') === card
      const blocks = [...card.querySelectorAll('fieldset, legend, form, dl')].filter(shown)
      const fields = [...card.querySelectorAll('.mantine-InputWrapper-root')].filter(shown)
      const left = (element: Element) => element.getBoundingClientRect().left
      const first = fields.toSorted((one, other) => left(one) - left(other)).slice(0, 1)
      return [...blocks, ...first]
        .filter((part) => Math.abs(left(part) - edge) > 0.5)
        .map((part) => `${title.textContent}: ${part.tagName} by ${left(part) - edge} px`)
    }),
  )
  expect.soft(indented).toEqual([])
}
