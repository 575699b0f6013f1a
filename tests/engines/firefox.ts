/** Firefox by WebDriver BiDi, as Puppeteer speaks it. */
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { type BrowserWindow, type Engine, findProgram } from './browser.ts'
import { findElement, type Target } from './target.ts'

const findFirefox = () => findProgram('firefox-esr', 'firefox')

const preferences = (downloads: string) => ({
  'intl.locale.requested': 'de',
  'intl.accept_languages': 'de-AT, de',
  // A mouse that can hover, which a machine without a screen does not have.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // Scroll bars that take room, as on most desks.
  'widget.gtk.overlay-scrollbars.enabled': false,
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.always_ask_before_handling_new_types': false,
  'pdfjs.disabled': true,
})

export const firefox: Engine = {
  name: 'firefox',
  missingPrograms: () => (findFirefox() === undefined ? ['firefox-esr'] : []),
  start: async ({ downloads }) => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox()!,
      extraPrefsFirefox: preferences(downloads),
      defaultViewport: { width: 1280, height: 800 },
      timeout: 120_000,
      protocolTimeout: 120_000,
    })
    return {
      openSession: async () => {
        const profile = await browser.createBrowserContext()
        const openWindow = async () => windowOf(await profile.newPage({ type: 'window' }))
        return { firstWindow: await openWindow(), openWindow, close: () => profile.close() }
      },
      close: () => browser.close(),
    }
  },
}

export function windowOf(page: Page): BrowserWindow {
  let messages: string[] = []
  page.setDefaultTimeout(120_000)
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) messages.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => messages.push(`console: ${String(error)}`))

  async function locate(target: Target): Promise<ElementHandle> {
    const handle = (await page.evaluateHandle(findElement, target)).asElement()
    if (handle === null) throw new Error(`The page has no ${JSON.stringify(target)}`)
    return handle as ElementHandle
  }

  return {
    go: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    evaluate: async (run, ...args) =>
      (await page.evaluate(run as () => unknown, ...(args as unknown[] as []))) as Awaited<ReturnType<typeof run>>,
    evaluateAt: async (target, run) =>
      (await (await locate(target)).evaluate(run as (element: Node) => unknown)) as Awaited<ReturnType<typeof run>>,
    click: async (target) => (await locate(target)).click(),
    type: async (target, text) => {
      await (await locate(target)).click()
      await page.keyboard.down('Control')
      await page.keyboard.press('a')
      await page.keyboard.up('Control')
      await page.keyboard.press('Backspace')
      await page.keyboard.type(text)
    },
    choose: async (target, option) => {
      const list = await locate(target)
      const wanted = (element: Element, text: string) =>
        [...(element as HTMLSelectElement).options].find(({ label }) => label === text)!.value
      await list.select(await (list as ElementHandle<Element>).evaluate(wanted, option))
    },
    upload: async (target, file) => ((await locate(target)) as ElementHandle<HTMLInputElement>).uploadFile(file),
    press: async (key) => page.keyboard.press(key),
    // Puppeteer also sets an orientation, which Firefox ESR 140 does not know; it has set the size by then.
    resize: async (width, height) =>
      page.setViewport({ width, height }).catch((error: Error) => {
        if (!error.message.includes('setScreenOrientationOverride')) throw error
      }),
    consoleMessages: () => messages.splice(0),
    takePicture: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
  }
}
