/** WebKitGTK by WebDriver, as Selenium speaks it: the MiniBrowser of Debian's webkit2gtk-driver on a virtual screen. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { Select } from 'selenium-webdriver/lib/select.js'
import { type BrowserWindow, type Engine, findProgram } from './browser.ts'
import { findElement, type Target } from './target.ts'

const programs = ['WebKitWebDriver', 'Xvfb']
const locale = 'de_AT.UTF-8'

/** Programs end with this process, however it ends. */
function endWithUs(child: ChildProcess): void {
  process.once('exit', () => child.kill())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}

export const webkit: Engine = {
  name: 'webkit',
  missingPrograms: () => programs.filter((name) => findProgram(name) === undefined),
  start: async ({ downloads, temporary }) => {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    endWithUs(screen)
    const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
    const port = await findFreePort()
    const server = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, ...environment(temporary, downloads), DISPLAY: `:${display.toString().trim()}` },
      stdio: 'ignore',
    })
    endWithUs(server)
    await waitForPort(port, server)
    const startBrowser = () =>
      new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({ browserName: 'MiniBrowser', timeouts: { pageLoad: 120_000, script: 120_000 } })
        .build()
    return {
      // The driver has one browser at a time, each with a profile of its own.
      openSession: async () => {
        const driver = await startBrowser()
        const firstWindow = windowOf(driver, await driver.getWindowHandle())
        await firstWindow.resize(1280, 800)
        const openWindow = async () => {
          await driver.switchTo().newWindow('window')
          const opened = windowOf(driver, await driver.getWindowHandle())
          await opened.resize(1280, 800)
          return opened
        }
        return { firstWindow, openWindow, close: () => driver.quit() }
      },
      close: async () => {
        for (const child of [server, screen]) child.kill()
      },
    }
  },
}

/** An Austrian machine that saves files into a folder of ours; no setting of the person who runs the tests counts. */
function environment(folder: string, downloads: string): NodeJS.ProcessEnv {
  const built = spawnSync('localedef', ['-i', 'de_AT', '-f', 'UTF-8', join(folder, locale)]).status === 0
  const settings = join(folder, 'settings')
  mkdirSync(settings, { recursive: true })
  writeFileSync(join(settings, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  return { ...(built ? { LOCPATH: folder, LC_ALL: locale } : { LC_ALL: 'C.UTF-8' }), XDG_CONFIG_HOME: settings }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function waitForPort(port: number, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answered = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('WebKitWebDriver ended before it answered')
}

function windowOf(driver: WebDriver, handle: string): BrowserWindow {
  /** Whatever is sent goes to one window of the browser. */
  const select = () => driver.switchTo().window(handle)

  async function run<Result>(script: (...args: never[]) => unknown, args: unknown[]): Promise<Result> {
    await select()
    return driver.executeScript<Result>(`return (${script.toString()})(...arguments)`, ...args)
  }
  async function locate(target: Target): Promise<WebElement> {
    const element = await run<WebElement | null>(findElement, [target])
    if (element === null) throw new Error(`The page has no ${JSON.stringify(target)}`)
    return element
  }
  const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }

  return {
    go: async (address) => {
      await select()
      await driver.get(address)
    },
    reload: async () => {
      await select()
      await driver.navigate().refresh()
    },
    evaluate: (script, ...args) => run(script, args),
    evaluateAt: async (target, script) => run(script, [await locate(target)]),
    click: async (target) => (await locate(target)).click(),
    type: async (target, text) => {
      const element = await locate(target)
      await element.sendKeys(Key.chord(Key.CONTROL, 'a'))
      await element.sendKeys(Key.BACK_SPACE)
      if (text !== '') await element.sendKeys(text)
    },
    choose: async (target, option) => new Select(await locate(target)).selectByVisibleText(option),
    upload: async (target, file) => (await locate(target)).sendKeys(file),
    press: async (key) => {
      await select()
      await driver.actions().sendKeys(keys[key]).perform()
    },
    // The frame of the window is as large as its page: there is no window manager.
    resize: async (width, height) => {
      await select()
      const [across, down] = await driver.executeScript<[number, number]>(
        'return [outerWidth - innerWidth, outerHeight - innerHeight]',
      )
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: width + across, height: height + down })
    },
    consoleMessages: () => [],
    takePicture: async (file) => {
      await select()
      writeFileSync(file, await driver.takeScreenshot(), 'base64')
    },
  }
}
