/** What a person sees of a page on a slow phone, each half second, as one picture. */
import type { Page } from 'playwright'
import { phone } from './web-visit.ts'

/** Seconds after the address was entered. */
const marks = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5]
const width = 130
const height = Math.round((width * phone.height) / phone.width)

type Frame = { data: string; metadata: { timestamp?: number | undefined } }

/** The pictures of one visit at the marks, as JPEG in base64; undefined where nothing was drawn yet. */
export type Film = readonly (string | undefined)[]

/** Films an address on a page that is slow already, and closes it. */
export async function filmOf(page: Page, address: string): Promise<Film> {
  const devtools = await page.context().newCDPSession(page)
  const frames: Frame[] = []
  devtools.on('Page.screencastFrame', (frame) => {
    frames.push(frame)
    void devtools.send('Page.screencastFrameAck', { sessionId: frame.sessionId }).catch(() => {})
  })
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 80 })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(2500)
  const start = (await page.evaluate(() => performance.timeOrigin)) / 1000
  await page.context().close()
  return marks.map((mark) => {
    const until = frames.filter(({ metadata: { timestamp = 0 } }) => timestamp > start && timestamp <= start + mark)
    return until.at(-1)?.data
  })
}

/** Films below each other, with the second at each picture. */
export async function drawStrip(page: Page, films: Record<string, Film>, file: string): Promise<void> {
  await page.setViewportSize({ width: marks.length * (width + 12) + 12, height: 100 })
  const cells = (film: Film) =>
    film
      .map((data, at) => {
        const picture = data === undefined ? '<i></i>' : `<img src="data:image/jpeg;base64,${data}">`
        return `<figure>${picture}<figcaption>${marks[at]!.toFixed(1)} s</figcaption></figure>`
      })
      .join('')
  const rows = Object.entries(films).map(([name, film]) => `<h2>${name}</h2><div>${cells(film)}</div>`)
  await page.setContent(`<style>
    body { margin: 12px; font: 13px system-ui; background: #fff }
    h2 { margin: 0 0 6px; font-size: 14px } div { display: flex; gap: 12px; margin-bottom: 12px } figure { margin: 0 }
    img, i { display: block; width: ${width}px; height: ${height}px; box-sizing: border-box; border: 1px solid #ccd }
    figcaption { text-align: center }
  </style>${rows.join('')}`)
  await page.screenshot({ path: file, type: 'jpeg', quality: 75, fullPage: true })
  await page.context().close()
}
