import type { Locator } from '@playwright/test'

/** How much of something can be seen: the share of 9 x 9 points that nothing covers and the window shows. */
export const seenOf = (place: Locator) =>
  place.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const steps = Array.from({ length: 9 }, (_none, step) => (step + 0.5) / 9)
    const hits = steps.flatMap((x) =>
      steps.map((y) => one.contains(document.elementFromPoint(left + x * width, top + y * height))),
    )
    return hits.filter(Boolean).length / hits.length
  })
