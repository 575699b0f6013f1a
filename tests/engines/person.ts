/** What a person does and sees in a window of a browser. Every step waits until it can be done. */
import type { BrowserSession, BrowserWindow, Key } from './browser.ts'
import { type Site, takeMessages } from './site.ts'
import { type Area, password } from '../sandbox/client.ts'
import { button, canBeHit, field, type Target } from './target.ts'

/** In milliseconds, for a machine that does other work too; only a step that fails takes so long. */
const patience = 120_000
const pause = () => new Promise((done) => setTimeout(done, 100))
const nameOf = ({ css, name, pattern }: Target) => `${css} ${name ?? pattern ?? ''}`

export class Person {
  readonly site: Site
  readonly #session: BrowserSession
  readonly #window: BrowserWindow
  /** All windows of the session. */
  readonly #windows: BrowserWindow[]

  constructor(site: Site, session: BrowserSession, window = session.firstWindow, windows: BrowserWindow[] = []) {
    this.site = site
    this.#session = session
    this.#window = window
    this.#windows = windows
    windows.push(window)
  }

  /** Asks until it is true; throws with what the page shows when it never is. A page that is being left is no answer. */
  async until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + patience
    let lastError: unknown
    while (Date.now() < end) {
      try {
        if (await isTrue()) return
        lastError = undefined
      } catch (error) {
        lastError = error
      }
      await pause()
    }
    const shown = await this.evaluate(() => `${location.href}\n${document.body.innerText.slice(0, 1500)}`).catch(String)
    throw new Error(`It did not come true that ${what}\n${lastError ? String(lastError) : ''}\n${shown}`)
  }

  open = (path: string) => this.#window.go(this.site.address + path)
  reload = () => this.#window.reload()
  press = (key: Key) => this.#window.press(key)
  resize = (width: number, height: number) => this.#window.resize(width, height)
  takePicture = (file: string) => this.#window.takePicture(file)
  evaluate: BrowserWindow['evaluate'] = (run, ...args) => this.#window.evaluate(run, ...args)

  goBack = () => this.evaluate(() => void setTimeout(() => history.back()))

  /** The same person in another window. */
  async openWindow(): Promise<Person> {
    return new Person(this.site, this.#session, await this.#session.openWindow(), this.#windows)
  }

  #bringIntoView = (target: Target) =>
    this.until(`nothing covers ${nameOf(target)}`, () => this.#window.evaluateAt(target, canBeHit))

  async click(target: Target): Promise<void> {
    await this.until(`${nameOf(target)} can be pressed`, () =>
      this.#window.evaluateAt(
        target,
        (element) => !element.matches('[disabled], [aria-disabled=true], [data-loading]'),
      ),
    )
    await this.#bringIntoView(target)
    await this.#window.click(target)
  }

  async type(target: Target, text: string): Promise<void> {
    await this.#bringIntoView(target)
    await this.#window.type(target, text)
    await this.holds(target, text)
  }

  /** Chooses an option of a list by its text. */
  async choose(target: Target, option: string): Promise<void> {
    await this.sees(target)
    await this.#window.choose(target, option)
  }

  async upload(target: Target, file: string): Promise<void> {
    await this.sees(target)
    await this.#window.upload(target, file)
  }

  sees = (target: Target) =>
    this.until(`the page has ${nameOf(target)}`, () => this.#window.evaluateAt(target, () => true))

  seesNo = (target: Target) =>
    this.until(`the page has no ${nameOf(target)} any more`, async () => {
      // Asked first, so that a page that is being left is not taken for one without it.
      await this.evaluate(() => document.readyState)
      return this.#window.evaluateAt(target, () => false).catch((error) => /The page has no/.test(String(error)))
    })

  /** Takes a no-break space for a space, in the text and on the page. */
  reads = (text: string, css = 'body') =>
    this.until(`“${text}” can be read in ${css}`, () =>
      this.evaluate(
        (selector, words) =>
          [...document.querySelectorAll<HTMLElement>(selector)].some((one) =>
            one.innerText.replaceAll('\u00a0', ' ').includes(words),
          ),
        css,
        text.replaceAll('\u00a0', ' '),
      ),
    )

  holds = (target: Target, value: string) =>
    this.until(`${nameOf(target)} holds ${value}`, async () => {
      const held = await this.#window.evaluateAt(target, (element) => (element as HTMLInputElement).value)
      return held === value
    })

  isAt = (pattern: RegExp) =>
    this.until(`the address is ${pattern.source}`, async () =>
      pattern.test(await this.evaluate(() => location.pathname + location.search)),
    )

  /** Waits until nothing of the page is loading any more. */
  pageIsWhole = () =>
    this.until('the page is whole', () =>
      this.evaluate(
        () =>
          document.querySelector('main h1') !== null &&
          document.querySelector('.mantine-Skeleton-root, [aria-busy=true], [data-first], [data-frame]') === null,
      ),
    )

  /** From the login page to the first page of the area. */
  async signIn(area: Area, email: string, secret = password): Promise<void> {
    await this.open(`/${area}/login`)
    await this.enter(email, secret)
  }

  /** Signs in on the login page that is open. */
  async enter(email: string, secret = password): Promise<void> {
    await this.type(field(/^(E-Mail-Adresse|E-mail address)/), email)
    await this.click(button(/^(Weiter|Next)$/))
    await this.type(field(/^(Passwort|Password)/), secret)
    await this.click(button(/^(Anmelden|Sign in)$/))
    await this.until('the person is signed in', () =>
      this.evaluate(() => !location.pathname.endsWith('/login') && document.querySelector('main h1') !== null),
    )
    await this.pageIsWhole()
  }

  /** What the pages of all windows complained about since the last time. */
  async takeMessages(): Promise<string[]> {
    const messages: string[] = []
    for (const window of this.#windows)
      messages.push(...(await window.evaluate(...takeMessages)), ...window.consoleMessages())
    return messages
  }
}
