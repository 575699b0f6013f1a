/** What a person on a slow phone sees of the login and of My paybox, of an older build of the portal and of this one. */
import { join } from 'node:path'
import type { Page } from 'playwright'
import { portalFolder } from '#scripts/portal/build.ts'
import { root } from '#scripts/run.ts'
import { withPortal } from '../gallery/portal.ts'
import { otherPages, serveOtherBuild } from './web-login.ts'
import { phone, slowDown } from './web-visit.ts'

const filmed = {
  'login-film': { area: 'private', path: '/private/login', signedIn: false },
  'my-paybox-film': { area: 'private', path: '/private/mypaybox', signedIn: true },
} as const

/**
 * `before` is the folder of the older build, `beside` that of bulletproof-react's; the films are pictures in docs/pictures/, ours below the
 * older one.
 */
export async function drawFilms(before: string, beside?: string): Promise<void> {
  const films: Record<string, Record<string, Film>> = {}
  for (const [when, folder] of Object.entries({ before, after: portalFolder }))
    await withPortal(
      async (contextOf) => {
        for (const [name, screen] of Object.entries(filmed)) {
          const page = await (await contextOf(screen, 'de')).newPage()
          await page.setViewportSize(phone)
          await page.emulateMedia({ reducedMotion: 'reduce' }) // each picture of what moves would be taken, and takes time
          await slowDown(page)
          films[name] = { ...films[name], [when]: await filmOf(page, screen.path) }
        }
        if (folder !== portalFolder) return
        for (const [name, screen] of beside === undefined ? [] : Object.entries(filmed)) {
          const other = await serveOtherBuild(beside!, { signedIn: screen.signedIn })
          const page = await (await contextOf(filmed['login-film'], 'de')).newPage()
          await page.setViewportSize(phone)
          await slowDown(page)
          const path = screen.signedIn ? otherPages.first : otherPages.login
          films[name] = { ...films[name], 'bulletproof-react': await filmOf(page, other.address + path) }
          await other.close()
        }
        for (const [name, both] of Object.entries(films)) {
          const page = await (await contextOf(filmed['login-film'], 'de')).newPage()
          await drawStrip(page, both, join(root, `docs/pictures/${name}.jpg`))
        }
      },
      { folder: folder === portalFolder ? undefined : folder },
    )
}

/** What a person sees of a page on a slow phone, each half second, as one picture. */
/** Seconds after the address was entered. */
const marks = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5]
const width = 130
const height = Math.round((width * phone.height) / phone.width)

type Frame = { data: string; metadata: { timestamp?: number | undefined } }

/** The pictures of one visit at the marks, as JPEG in base64; undefined where nothing was drawn yet. */
type Film = readonly (string | undefined)[]

/** Films an address on a page that is slow already, and closes it. */
async function filmOf(page: Page, address: string): Promise<Film> {
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
async function drawStrip(page: Page, films: Record<string, Film>, file: string): Promise<void> {
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
