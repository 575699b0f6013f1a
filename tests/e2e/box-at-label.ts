import { expect, type Page } from '@playwright/test'

/** Each box to tick or choose stands at the first line of its label, with a description below it or without; tells how many there are. */
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
