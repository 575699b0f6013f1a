/** A list of 20 customers that turns to a page which it knows, beside the very same HTML without a program. */
import type { Page } from '@playwright/test'
import { type Column, reportTable, time, times } from './report.ts'
import type { ContextOf } from './web-routes.ts'
import { middle, slowDown } from './web-visit.ts'

const runs = 7

/** From the press until other rows are drawn. */
async function turn(page: Page, button: string): Promise<number> {
  await page.evaluate(() => {
    const firstCell = () => document.querySelector('main tbody tr > *')?.textContent
    const before = firstCell()
    const turned = new Promise<number>((done) => {
      let pressed = 0
      const press = (event: Event) => (pressed = event.timeStamp)
      document.addEventListener('pointerdown', press, { capture: true, once: true })
      const look = new MutationObserver(() => {
        if (firstCell() === before) return
        look.disconnect()
        // A task after the frame begins when the frame is drawn.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => done(performance.now() - pressed))
          port1.start()
          port2.postMessage(undefined)
        })
      })
      look.observe(document.body, { childList: true, characterData: true, subtree: true })
    })
    Object.assign(globalThis, { turned })
  })
  await page.getByRole('button', { name: button }).click()
  return page.evaluate(() => (globalThis as { turned?: Promise<number> }).turned!)
}

async function turnings(page: Page): Promise<number[]> {
  const taken: number[] = []
  for (let run = 0; run < runs; run += 1) {
    taken.push(await turn(page, 'Nächste Seite'))
    await page.waitForTimeout(600)
    await turn(page, 'Vorherige Seite')
    await page.waitForTimeout(600)
  }
  return taken
}

/** What is drawn now, as HTML with its styles. */
const asHtml = (page: Page) =>
  page.evaluate(() => {
    const whole = document.documentElement.cloneNode(true) as HTMLElement
    for (const script of whole.querySelectorAll('script, link[rel=modulepreload]')) script.remove()
    return { html: `<!doctype html>${whole.outerHTML}`, rows: document.querySelector('main tbody')!.innerHTML }
  })

/** The two pages of the list as HTML; the buttons change the rows and nothing else. */
async function openPlain(page: Page, html: string, [first, second]: readonly [string, string]): Promise<void> {
  await page.route('**/plain-list', (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }))
  await page.goto('/plain-list')
  await page.evaluate(
    ([one, other]) => {
      const body = document.querySelector('main tbody')!
      for (const off of document.querySelectorAll('main [aria-disabled]')) off.removeAttribute('aria-disabled')
      const show = (name: string, rows: string) =>
        document.querySelector(`[aria-label="${name}"]`)!.addEventListener('click', () => (body.innerHTML = rows))
      show('Nächste Seite', other)
      show('Vorherige Seite', one)
    },
    [first, second] as const,
  )
}

type Measured = { took: number; plain: number }
const columns: Column<Measured>[] = [
  { name: 'other 20 rows', show: ({ took }) => time(took), kind: 'time' },
  { name: 'of plain', show: ({ took, plain }) => times(took, plain) },
]

export async function benchTable(contextOf: ContextOf): Promise<void> {
  const path = '/bank/private-customers'
  const context = await contextOf({ area: 'bank', path, signedIn: true }, 'de')
  const page = await context.newPage()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path, { waitUntil: 'networkidle' })
  // Both pages are known before anything is measured, so that no answer is waited for.
  await turn(page, 'Nächste Seite')
  await page.waitForTimeout(600)
  const { rows: second } = await asHtml(page)
  await turn(page, 'Vorherige Seite')
  await page.waitForTimeout(600)
  const { html, rows: first } = await asHtml(page)
  await slowDown(page, { alsoNetwork: false })
  const took = middle(await turnings(page))
  await openPlain(page, html, [first, second])
  const plain = middle(await turnings(page))
  await context.close()
  const rows = new Map([
    ['the list of customers', { took, plain }],
    ['its HTML', { took: plain, plain }],
  ])
  const about = `From the press on "next page" until its rows are drawn, with both pages cached; CPU 4 times slower, medians of ${runs}. The second line is the HTML of the same rows with the same styles, set by one assignment.`
  reportTable('A table of 20 rows on a slow CPU', about, columns, rows)
}
