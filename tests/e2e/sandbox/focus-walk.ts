import type { Page } from '@playwright/test'

/** Something that had the focus, and how much of it could be seen then, from 0 to 1. */
type Stop = { what: string; seen: number }

/**
 * Gives the focus to everything that Tab reaches, through the page and back again, and tells how much of each is covered by
 * nothing else. A browser brings what gets the focus into sight by the same rule, whether a key or a script gives it.
 */
export const walkThrough = (page: Page): Promise<Stop[]> =>
  page.evaluate(() => {
    const places = [0.1, 0.3, 0.5, 0.7, 0.9]
    const reachable = 'a[href], button, input, select, textarea, [tabindex="0"]'
    const stops = [...document.querySelectorAll<HTMLElement>(reachable)].filter(
      (element) =>
        element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
    )
    const seen = (element: HTMLElement): number => {
      // A file is chosen in its frame; a box has its line.
      const shown = element.matches('.visually-hidden') ? element.parentElement! : element
      const { left, top, width, height } = shown.getBoundingClientRect()
      const hits = places.flatMap((x) =>
        places.map((y) => {
          const hit = document.elementFromPoint(left + x * width, top + y * height)
          return hit !== null && (shown.contains(hit) || hit.contains(shown) === hit.matches('label, button'))
        }),
      )
      return hits.filter(Boolean).length / hits.length
    }
    return [...stops, ...stops.toReversed()].map((element) => {
      element.focus()
      const name = element.getAttribute('aria-label') ?? element.textContent
      return {
        what: `${element.tagName} ${element.getAttribute('name') ?? ''} ${name.slice(0, 40)}`,
        seen: seen(element),
      }
    })
  })
