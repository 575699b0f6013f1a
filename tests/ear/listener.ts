/** A person who hears the portal: presses keys, and what Orca says after them is their record. */
import type { Page } from 'puppeteer-core'
import type { BrowserWindow } from '../engines/browser.ts'
import { windowOf } from '../engines/firefox.ts'
import { Person } from '../engines/person.ts'
import type { Site } from '../engines/site.ts'
import { type Area, password } from '../sandbox/client.ts'
import type { Desktop } from './desktop.ts'
import { type Step, toLines } from './record.ts'

export class Listener {
  readonly site: Site
  readonly steps: Step[] = []
  /** The same page seen from outside, to wait for what the keys bring about. */
  readonly page: Person
  readonly #desktop: Desktop
  readonly #hidden: [string, string][] = []

  constructor(site: Site, desktop: Desktop, page: Page) {
    this.site = site
    this.#desktop = desktop
    const window: BrowserWindow = windowOf(page)
    const never = () => Promise.reject(new Error('There is one window'))
    this.page = new Person(site, { firstWindow: window, openWindow: never, close: never })
  }

  /** Records the name instead of a text that differs from day to day. */
  hide = (text: string, name: string) => void this.#hidden.push([text, name])

  /** Does something, waits for its effect, and records what is spoken until it is silent. */
  async #record(action: string, act: () => unknown, effect?: () => Promise<void>): Promise<void> {
    act()
    await effect?.()
    this.steps.push({ action, lines: toLines(await this.#desktop.takeSpeech(), this.#hidden) })
  }

  /** Presses keys by their X names; `name` is what the record calls them. */
  press = (keys: string, effect?: () => Promise<void>, name = keys) =>
    this.#record(name, () => this.#desktop.press(...keys.split(' ')), effect)

  type = (text: string, name = text) => this.#record(`schreibt „${name}“`, () => this.#desktop.type(text))

  /** Waits without a key. */
  wait = (what: string, effect: () => Promise<void>) => this.#record(what, () => {}, effect)

  /** Presses a key until the name of the focused element matches; what is spoken on the way there is not recorded. */
  async pressUntil(key: string, name: RegExp, maximum = 80): Promise<void> {
    await this.#desktop.takeSpeech({ expected: false })
    for (let presses = 0; presses < maximum; presses++) {
      const before = await this.#focus()
      this.#desktop.press(key)
      await this.page.until('the focus moves', async () => (await this.#focus()) !== before)
      const arrived = name.test(await this.#focus())
      const spoken = await this.#desktop.takeSpeech(arrived ? {} : { silence: 200 })
      if (!arrived) continue
      this.steps.push({ action: `${key} bis „${name.source}“`, lines: toLines(spoken, this.#hidden) })
      return
    }
    throw new Error(`${key} does not reach ${name.source}; the focus is on ${await this.#focus()}`)
  }

  #focus = () =>
    this.page.evaluate(() => {
      const focused = document.activeElement as HTMLElement
      const label = (focused as HTMLInputElement).labels?.[0]?.textContent
      const { x, y } = focused.getBoundingClientRect()
      const name = focused.getAttribute('aria-label') ?? label ?? focused.textContent
      return `${name.replaceAll(/\s+/g, ' ').trim()} ${x + scrollX} ${y + scrollY}`
    })

  /** Opens a page as its address is typed; what is spoken meanwhile is the browser's. */
  async open(path: string): Promise<void> {
    this.#desktop.press('ctrl+l')
    this.#desktop.type(`${this.site.address}${path}`)
    await this.#desktop.takeSpeech()
    this.#desktop.press('Delete', 'Return')
    await this.page.isAt(new RegExp(`^${path.replaceAll(/[?.]/g, '\\$&')}`))
    await this.page.pageIsWhole()
    await this.#desktop.takeSpeech()
    if (!path.endsWith('/login')) await this.#goToTop()
  }

  /** Signs in without a record. */
  async signIn(area: Area, email: string): Promise<void> {
    await this.open(`/${area}/login`)
    this.#desktop.type(email)
    this.#desktop.press('Return')
    await this.page.sees({ css: 'input[type=password]' })
    await this.#desktop.takeSpeech()
    this.#desktop.type(password)
    this.#desktop.press('Return')
    await this.page.until('the person is signed in', () =>
      this.page.evaluate(() => !location.pathname.endsWith('/login') && document.querySelector('main h1') !== null),
    )
    await this.page.pageIsWhole()
    await this.#desktop.takeSpeech()
    await this.#goToTop()
  }

  /** Where the reading position is after loading differs from run to run. */
  async #goToTop(): Promise<void> {
    this.#desktop.press('ctrl+Home')
    await this.#desktop.takeSpeech({ expected: false })
  }
}
