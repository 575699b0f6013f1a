/**
 * `npm run gallery`: pictures of every screen and window in every state, both languages, four widths and both colour schemes,
 * from the sandbox, on one page to scroll through: .cache/gallery/index.html. A part of it: `npm run gallery -- receipts de`
 * takes the screens whose address contains the first word, in one language.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { startSandbox } from '#sandbox/main.ts'
import { provideBrowser } from '#scripts/portal/browser.ts'
import { build } from '#scripts/portal/build.ts'
import { root } from '#scripts/run.ts'
import { allPages } from '../all-pages.ts'
import { portalSite } from '../e2e/portal-site.ts'
import { type Area, areas, clientOf } from '../sandbox/client.ts'
import { seedPeople } from '../sandbox/people.ts'
import { quiet } from '../sandbox/quiet-sandbox.ts'
import { galleryPage } from './gallery-page.ts'
import { type Language, languages, type Picture, takePictures } from './picture.ts'
import { answerAs, pageStates, refuseWrites } from './states.ts'
import { findWindows, sendWindow, type Way } from './windows.ts'

const [part = '', only] = process.argv.slice(2)
const folder = join(root, '.cache/gallery')

type Screen = { area: Area; path: string; signedIn: boolean }

const screens: Screen[] = areas
  .flatMap((area) => [
    { area, path: `/${area}/login`, signedIn: false },
    ...allPages[area].map((path) => ({ area, path, signedIn: true })),
  ])
  .filter(({ path }) => path.includes(part))

/** Waits for what is there in every state; a page that waits for its data never rests. */
async function open(page: Page, path: string, rests: boolean): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  await page.locator('#root main').waitFor()
  await page.waitForLoadState(rests ? 'networkidle' : 'load')
}

/** A page in a state, or a window of it, as it was left by `prepare`. */
async function taken(
  context: BrowserContext,
  prepare: (page: Page) => Promise<boolean>,
  shown: Parameters<typeof takePictures>[1],
) {
  const page = await context.newPage()
  const pictures = (await prepare(page)) ? await takePictures(page, shown, folder) : []
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
  return pictures
}

async function windowsOf(context: BrowserContext, path: string): Promise<Way[]> {
  const page = await context.newPage()
  await refuseWrites(page)
  const load = () => open(page, path, true)
  await load()
  const ways = await findWindows(page, load)
  await page.close()
  return ways
}

async function picturesOf(context: BrowserContext, { area, path, signedIn }: Screen, language: Language) {
  const pictures: Picture[] = []
  for (const state of signedIn ? pageStates : (['full'] as const)) {
    const prepare = async (page: Page) => {
      await answerAs(page, state)
      await open(page, path, state !== 'loading')
      return true
    }
    pictures.push(...(await taken(context, prepare, { area, screen: path, state, language })))
  }
  for (const { name, open: press } of signedIn ? await windowsOf(context, path) : []) {
    for (const state of ['open', 'sent'] as const) {
      const prepare = async (page: Page) => {
        await refuseWrites(page)
        await open(page, path, true)
        const opened = await press(page)
        if (opened && state === 'sent') await sendWindow(page)
        return opened
      }
      pictures.push(...(await taken(context, prepare, { area, screen: `${path}, ${name}`, state, language })))
    }
  }
  return pictures
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
build()
const sandbox = await startSandbox({ port: 0, data: 'memory', site: portalSite(), ...quiet })
const browser = await chromium.launch({
  executablePath: provideBrowser().path,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const pictures: Picture[] = []
const chosen = languages.filter((language) => only === undefined || language === only)
const all = chosen.flatMap((language) => screens.map((screen) => ({ screen, language })))
for (const [index, { screen, language }] of all.entries()) {
  const { area, path, signedIn } = screen
  const context = await browser.newContext({ baseURL: sandbox.address, timezoneId: 'Europe/Vienna' })
  const token = signedIn ? await clientOf(sandbox.address).tokenOf(area, seedPeople[area].usual) : undefined
  const kept = { language, ...(token !== undefined && { [`token-${area}`]: JSON.stringify(token) }) }
  await context.addInitScript(
    (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
    kept,
  )
  pictures.push(...(await picturesOf(context, screen, language)))
  await context.close()
  console.log(`${index + 1} of ${all.length}: ${path} (${language}), ${pictures.length} pictures`)
}
await browser.close()
await sandbox.close()
const file = join(folder, 'index.html')
writeFileSync(
  file,
  galleryPage(
    pictures,
    `${pictures.length} pictures of ${new Date().toISOString().slice(0, 10)}, from the sandbox's seed.`,
  ),
)
console.log(`${pictures.length} pictures: ${pathToFileURL(file).href}`)
