import type { Page } from '@playwright/test'
import { framesPass } from '../frames-pass.ts'

/** Something that had the focus, and how much of it could be seen then, from 0 to 1. */
type Stop = { what: string; seen: number }

/** Notes what has the focus, as it stands when the next key comes: by then everything has scrolled and moved. */
const watch = (page: Page) =>
  page.evaluateHandle(() => {
    const places = [0.1, 0.3, 0.5, 0.7, 0.9]
    const reachable = 'a[href], button, input, select, textarea, iframe, [tabindex="0"]'
    const objectExists = (element: HTMLElement) =>
      element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled')
    /** Tab stops at one radio button of a group. */
    const stopOf = (element: Element) =>
      element instanceof HTMLInputElement && element.type === 'radio' ? element.name : element
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('name') ?? ''} ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}`
    const seen = (element: Element): number => {
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
    /** What the focus may change: the outline, shadow, border or colour of the element or of what is around it. */
    const looks = (element: Element): string =>
      [element, element.parentElement!, element.parentElement!.parentElement ?? element]
        .map((one) => {
          const { outline, boxShadow, border, backgroundColor, top } = getComputedStyle(one)
          return [outline, boxShadow, border, backgroundColor, top].join(' ')
        })
        .join(' / ')
    const focusedLooks = new Map<Element, string>()
    const stops: Stop[] = []
    const visited = new Set<Element | string>()
    const note = () => {
      const { activeElement: element, body } = document
      if (element === null || element === body) return
      visited.add(stopOf(element))
      stops.push({ what: nameOf(element), seen: seen(element) })
      focusedLooks.set(element, looks(element))
    }
    const expected = () => [...document.querySelectorAll<HTMLElement>(reachable)].filter(objectExists)
    addEventListener('keydown', ({ key }) => key === 'Tab' && note(), true)
    return {
      /** Puts the next Tab before everything, or behind it, and tells how many stops there are to come. */
      begin(): number {
        visited.clear()
        const { body } = document
        body.tabIndex = -1
        body.focus({ preventScroll: true })
        body.removeAttribute('tabindex')
        return new Set(expected().map(stopOf)).size
      },
      /** What Tab should have reached by now and has not. */
      missed(): string[] {
        note()
        return expected()
          .filter((element) => !visited.has(stopOf(element)))
          .map(nameOf)
      },
      /** What has the focus and looks as it does without it; nothing has the focus afterwards. */
      unmarked(): string[] {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        return [...focusedLooks]
          .filter(([element, focused]) => element.isConnected && looks(element) === focused)
          .map(([element]) => nameOf(element))
      },
      /** The way back is another one. */
      turn: () => visited.clear(),
      stops,
    }
  })

/**
 * Presses Tab through the page and Shift with Tab back again; returns what the focus stood on, what it never reached, and what looks
 * the same with the focus.
 */
export async function walkThrough(page: Page): Promise<{ stops: Stop[]; missed: string[]; unmarked: string[] }> {
  const walk = await watch(page)
  const press = (times: number) => Promise.all(Array.from({ length: times }, () => page.keyboard.down('Tab')))
  /** The last stop has its time to come into sight as well. */
  const missing = async () => {
    await framesPass(page)
    return walk.evaluate((one) => one.missed())
  }
  const through = async (count: number): Promise<string[]> => {
    await press(count)
    let missed = await missing()
    // What scrolls is a stop as well, and nobody counted it.
    for (let more = 0; missed.length > 0 && more < 5; more++) {
      await press(1)
      missed = await missing()
    }
    return missed
  }
  const count = await walk.evaluate((one) => one.begin())
  const forwards = await through(count)
  await walk.evaluate((one) => one.turn())
  await page.keyboard.down('Shift')
  const backwards = await through(count)
  await page.keyboard.up('Shift')
  await page.keyboard.up('Tab')
  const stops = await walk.evaluate((one) => one.stops)
  const unmarked = await walk.evaluate((one) => one.unmarked())
  await walk.dispose()
  return { stops, missed: [...forwards, ...backwards], unmarked }
}
