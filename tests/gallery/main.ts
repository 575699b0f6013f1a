/**
 * `npm run gallery`: pictures of every screen and window in every state, both languages, four widths and both colour schemes,
 * from the sandbox, on one page to scroll through: .cache/gallery/index.html. A part of it: `npm run gallery -- receipts de`
 * takes the screens whose address contains the first word, in one language.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { root } from '#scripts/run.ts'
import { allPages } from '../all-pages.ts'
import { areas } from '../sandbox/client.ts'
import { galleryPage } from './gallery-page.ts'
import { type Language, languages, type Picture, takePictures } from './picture.ts'
import { open, type Screen, withPortal } from './portal.ts'
import { answerAs, pageStates, refuseWrites } from './states.ts'
import { findWindows, sendWindow, type Way } from './windows.ts'

const [part = '', only] = process.argv.slice(2)
const folder = join(root, '.cache/gallery')

const screens: Screen[] = areas
  .flatMap((area) => [
    { area, path: `/${area}/login`, signedIn: false },
    ...allPages[area].map((path) => ({ area, path, signedIn: true })),
  ])
  .filter(({ path }) => path.includes(part))

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
const pictures: Picture[] = []
const chosen = languages.filter((language) => only === undefined || language === only)
const all = chosen.flatMap((language) => screens.map((screen) => ({ screen, language })))
await withPortal(async (contextOf) => {
  for (const [index, { screen, language }] of all.entries()) {
    const context = await contextOf(screen, language)
    pictures.push(...(await picturesOf(context, screen, language)))
    await context.close()
    console.log(`${index + 1} of ${all.length}: ${screen.path} (${language}), ${pictures.length} pictures`)
  }
})
const file = join(folder, 'index.html')
writeFileSync(
  file,
  galleryPage(
    pictures,
    `${pictures.length} pictures of ${new Date().toISOString().slice(0, 10)}, from the sandbox's seed.`,
  ),
)
console.log(`${pictures.length} pictures: ${pathToFileURL(file).href}`)
