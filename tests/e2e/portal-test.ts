import { expect, test as base, type Page } from '@playwright/test'
import { callLine, recordCalls } from '#scripts/coverage/calls.ts'
import { createClient, type Area } from '../sandbox/client.ts'
import { expectValidHtml, checkWithAxe } from './page-checks.ts'

type Language = 'de' | 'en'

/** Steps of a person, in the words of the language they chose. */
export type Portal = {
  /** Opens a page, in English on request; the default is German. */
  open: (path: string, language?: Language) => Promise<void>
  /** Opens a page as somebody who has signed in before; for journeys that are not about the way in. */
  enter: (path: string, email: string, language?: Language) => Promise<void>
  /** Signs in on the login page that is open. */
  signIn: (email: string, password?: string) => Promise<void>
  /** Types the e-mail address and goes on to the password. */
  enterEmail: (email: string) => Promise<void>
}

/** Ends a server that is this journey's alone after it, once its page is left: a page that is open calls on. */
type EndAfter = (server: { close: () => Promise<void> }) => void

/** The answers of these statuses are part of the test; the browser writes each refused call to the console. */
type Expected = { refusals: (number | 'offline')[] }

export const test = base.extend<{
  portal: Portal
  endAfter: EndAfter
  expected: Expected
  watched: void
  recorded: void
}>({
  // eslint-disable-next-line no-empty-pattern
  expected: async ({}, use) => use({ refusals: [] }),

  /** What the browser gets from the contract, for the report after the whole suite. */
  recorded: [
    async ({ context }, use, { parallelIndex }) => {
      const lines = new Set<string>()
      context.on('response', (response) => {
        const line = callLine(response.request().method(), response.url(), response.status())
        if (line !== undefined) lines.add(line)
      })
      await use()
      recordCalls(parallelIndex, lines)
    },
    { auto: true },
  ],

  /** No error or warning in the console, and no uncaught rejection, other than the refusals that a test is about. */
  watched: [
    async ({ page, expected }, use, { retry }) => {
      const messages: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text())
      })
      page.on('pageerror', (error) => messages.push(String(error)))
      await use()
      const allowed = expected.refusals.map((refusal) =>
        refusal === 'offline' ? 'net::ERR_INTERNET_DISCONNECTED' : `status of ${refusal}`,
      )
      // The first retry is traced (playwright.config.ts): the trace runs a script in every frame, and that of a mail allows none.
      if (retry === 1) allowed.push("Blocked script execution in 'about:")
      expect(messages.filter((text) => !allowed.some((part) => text.includes(part)))).toEqual([])
    },
    { auto: true },
  ],

  endAfter: async ({ page }, use) => {
    const servers: Parameters<EndAfter>[0][] = []
    await use((server) => servers.push(server))
    await page.goto('about:blank')
    for (const server of servers) await server.close()
  },

  portal: async ({ page, baseURL }, use) => {
    const email = page.getByRole('textbox', { name: /E-Mail-Adresse|E-mail address/ })
    const password = page.getByLabel(/^(Passwort|Password)/)
    const portal: Portal = {
      open: async (path, language = 'de') => {
        if (language === 'en') await page.addInitScript(() => localStorage.setItem('language', 'en'))
        await page.goto(path)
      },
      enter: async (path, address, language) => {
        const area = path.split('/')[1] as Area
        const token = JSON.stringify(await createClient(new URL(baseURL!).origin).tokenOf(area, address))
        // Before the portal's own script runs, and only for this page: every page more costs a window.
        const entering = await page.addInitScript(
          ([key, value]) => window === top && localStorage.setItem(key, value),
          [`token-${area}`, token] as const,
        )
        await portal.open(path, language)
        await entering.dispose()
      },
      enterEmail: async (address) => {
        await email.fill(address)
        await page.getByRole('button', { name: /^(Weiter|Next)$/ }).click()
        await expect(password).toBeVisible()
      },
      signIn: async (address, secret = 'Sonnenblume-2026!') => {
        await portal.enterEmail(address)
        await password.fill(secret)
        await page.getByRole('button', { name: /^(Anmelden|Sign in)$/ }).click()
      },
    }
    await use(portal)
  },
})

/** No violation of WCAG 2.2 AA on what the page shows once nothing moves any more; colours that fade in are none yet. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectValidHtml(page)
  await checkWithAxe(page, (axe) => axe.withTags(everything), { whole: true })
}

/** WCAG 2.2 AA and good practice. */
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What the colours decide; all else of a page is the same in dark. */
const colours = ['color-contrast', 'link-in-text-block']

/** For pages whose markup is not ours, and which show more and more of themselves. */
export const expectNoViolation = (page: Page): Promise<void> => checkWithAxe(page, (axe) => axe.withTags(everything))

/** The same of their colours alone. */
export const expectReadableColours = (page: Page): Promise<void> => checkWithAxe(page, (axe) => axe.withRules(colours))

/** The same in dark colours, for what has colours of its own. */
export async function expectAccessibleInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await checkWithAxe(page, (axe) => axe.withRules(colours), { whole: true })
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The page does not move sideways; if it does, what stands out is named. A list becomes cards a frame after the window is narrow. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const out = [...document.body.querySelectorAll('*')].filter(
        (one) => one.getBoundingClientRect().right > clientWidth,
      )
      const names = out.map((one) => `${one.tagName} ${one.className.toString()}: ${one.textContent.slice(0, 40)}`)
      return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px`, ...names] : []
    })
  await expect.poll(tooWide).toEqual([])
}

export { expect }
