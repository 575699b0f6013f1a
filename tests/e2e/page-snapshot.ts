/** Takes and compares snapshots of what a page shows: the text and the computed styles of all elements. */
import type { Page } from '@playwright/test'

/** One element: where it is in the tree, its own text, and its computed styles by property. */
type ElementSnapshot = { path: string; text: string; styles: Record<string, string> }
export type PageSnapshot = { title: string; elements: ElementSnapshot[] }

/** Waits until the page's data, styles and animations are complete. */
export async function waitForRest(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    () => document.querySelector('.mantine-Skeleton-root, [aria-busy=true], [role=dialog]') === null,
  )
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

/** Takes a snapshot without the marks of the pointer, the focus and the scroll position, which differ by how a page was reached. */
export async function takeSnapshot(page: Page): Promise<PageSnapshot> {
  await waitForRest(page)
  await page.mouse.move(0, 0)
  return page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const elements: { path: string; text: string; styles: Record<string, string> }[] = []
    const visit = (element: Element, path: string) => {
      const computed = getComputedStyle(element)
      const styles: Record<string, string> = {}
      for (const property of computed) styles[property] = computed.getPropertyValue(property)
      const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')
      elements.push({ path, text, styles })
      const counts = new Map<string, number>()
      for (const child of element.children) {
        if (/^(script|style|link|noscript|template)$/i.test(child.tagName)) continue
        const count = counts.get(child.tagName) ?? 0
        counts.set(child.tagName, count + 1)
        visit(child, `${path} > ${child.tagName.toLowerCase()}${count === 0 ? '' : `:${count + 1}`}`)
      }
    }
    visit(document.body, 'body')
    return { title: document.title, elements }
  })
}

/** Lists at most 20 differences in words, elements that exist only once first; an empty list for equal pages. */
export function compareSnapshots(expected: PageSnapshot, actual: PageSnapshot): string[] {
  const differences: string[] = []
  if (expected.title !== actual.title) differences.push(`title: ${expected.title} / ${actual.title}`)
  const [before, after] = [expected, actual].map(({ elements }) => new Map(elements.map((one) => [one.path, one])))
  for (const path of before!.keys()) if (!after!.has(path)) differences.push(`${path} is missing`)
  for (const path of after!.keys()) if (!before!.has(path)) differences.push(`${path} is additional`)
  for (const [path, { text, styles }] of before!) {
    const other = after!.get(path)
    if (other === undefined) continue
    if (text !== other.text) differences.push(`${path}: text "${text}" / "${other.text}"`)
    const properties = Object.keys(styles).filter((property) => styles[property] !== other.styles[property])
    const values = properties.slice(0, 4).map((name) => `${name} ${styles[name]} / ${other.styles[name]}`)
    if (properties.length > 0)
      differences.push(`${path} "${text.slice(0, 30)}": ${properties.length} styles, ${values.join('; ')}`)
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
