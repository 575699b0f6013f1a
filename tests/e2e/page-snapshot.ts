/** Takes and compares snapshots of what a page shows: the text and the computed styles of all elements. */
import type { Page } from '@playwright/test'
import { readToEnd } from './whole-page.ts'

/** One element: its own text, and the values of `properties` in their order. */
type ElementSnapshot = { text: string; values: string[] }
/** The elements by where they are in the tree. */
export type PageSnapshot = { title: string; elements: Record<string, ElementSnapshot> }

const sides = ['top', 'right', 'bottom', 'left']
/** What decides the look of an element and its place. */
const properties = [
  ...sides.flatMap((side) => [side, `margin-${side}`, `padding-${side}`]),
  ...sides.flatMap((side) => ['width', 'style', 'color'].map((part) => `border-${side}-${part}`)),
  ...`
    display position visibility opacity z-index width height transform overflow-x overflow-y border-top-left-radius
    border-bottom-right-radius border-collapse box-shadow outline-width cursor color background-color background-image
    font-family font-size font-weight font-style line-height letter-spacing text-align text-decoration-line text-transform
    text-overflow white-space-collapse text-wrap-mode overflow-wrap vertical-align list-style-type appearance
    flex-direction flex-wrap flex-grow flex-shrink flex-basis order row-gap column-gap align-items align-self
    justify-content justify-items grid-template-columns grid-column-start`
    .trim()
    .split(/\s+/),
]

/** Waits until the page's data, styles and animations are complete. */
export async function waitForRest(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    () =>
      document.querySelector('.mantine-Skeleton-root, [aria-busy=true], [role=dialog]') === null &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  )
}

/** Takes a snapshot without the marks of the pointer, the focus and the scroll position, which differ by how a page was reached. */
export async function takeSnapshot(page: Page): Promise<PageSnapshot> {
  await waitForRest(page)
  await readToEnd(page)
  await page.mouse.move(0, 0)
  // As one text: Playwright transfers it much faster than a value for each property of each element.
  const snapshot = await page.evaluate(async (names) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
    // A page that just fits without a scroll bar may not fit beside one: with one it has a single state.
    document.documentElement.style.overflowY = 'scroll'
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const elements: Record<string, { text: string; values: string[] }> = {}
    const visit = (element: Element, path: string) => {
      const computed = getComputedStyle(element)
      const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')
      elements[path] = { text, values: names.map((name) => computed.getPropertyValue(name)) }
      const counts = new Map<string, number>()
      for (const child of element.children) {
        if (/^(script|style|link|noscript|template)$/i.test(child.tagName)) continue
        // A modal or menu that has been open leaves its empty container.
        if (child.matches('[data-portal]') && child.textContent === '') continue
        const count = counts.get(child.tagName) ?? 0
        counts.set(child.tagName, count + 1)
        visit(child, `${path} > ${child.tagName.toLowerCase()}${count === 0 ? '' : `:${count + 1}`}`)
      }
    }
    visit(document.body, 'body')
    return JSON.stringify({ title: document.title, elements })
  }, properties)
  return JSON.parse(snapshot) as PageSnapshot
}

/** Takes snapshots until two in a row are equal, since a page may change once more after its data have come. */
export async function takeStableSnapshot(page: Page): Promise<PageSnapshot> {
  let last = await takeSnapshot(page)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const next = await takeSnapshot(page)
    if (compareSnapshots(last, next).length === 0) return next
    last = next
  }
  return last
}

/** Lists at most 20 differences in words, elements that exist only once first; an empty list for equal pages. */
export function compareSnapshots(expected: PageSnapshot, actual: PageSnapshot): string[] {
  const differences: string[] = []
  if (expected.title !== actual.title) differences.push(`title: ${expected.title} / ${actual.title}`)
  for (const path in expected.elements) if (!actual.elements[path]) differences.push(`${path} is missing`)
  for (const path in actual.elements) if (!expected.elements[path]) differences.push(`${path} is additional`)
  for (const [path, { text, values }] of Object.entries(expected.elements)) {
    const other = actual.elements[path]
    if (other === undefined) continue
    if (text !== other.text) differences.push(`${path}: text "${text}" / "${other.text}"`)
    const changed = properties.flatMap((name, at) =>
      values[at] === other.values[at] ? [] : [`${name} ${values[at]} / ${other.values[at]}`],
    )
    if (changed.length > 0)
      differences.push(`${path} "${text.slice(0, 30)}": ${changed.length} styles, ${changed.slice(0, 4).join('; ')}`)
  }
  return differences.length > 20 ? [...differences.slice(0, 20), `and ${differences.length - 20} more`] : differences
}

/** Applies the page's style sheets in the opposite order. */
export async function reverseStyleSheets(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheets = [...document.styleSheets].filter(({ href }) => href !== null)
    const reversed = sheets.toReversed().map((sheet) => {
      const copy = new CSSStyleSheet()
      copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'))
      return copy
    })
    for (const sheet of sheets) sheet.disabled = true
    document.adoptedStyleSheets = reversed
  })
}
