import type { Locator } from '@playwright/test'

/** Whether each of these can be hit at its corners and in its middle, as far as it stands on the screen. */
export const isClear = (locator: Locator): Promise<boolean> =>
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
