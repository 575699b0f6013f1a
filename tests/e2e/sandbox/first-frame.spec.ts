import { expect, type Page } from '@playwright/test'
import { allPages } from '../../all-pages.ts'
import { type Area, createClient } from '../../sandbox/client.ts'
import { seedPeople } from '../../sandbox/people.ts'
import { expectNoShift } from '../budgets.ts'
import { holdProgram, type Language } from './first-paint-steps.ts'
import { test } from './sandbox-test.ts'

const pages = {
  private: {
    path: '/private/receipts-and-transactions',
    de: 'Belege und Transaktionen',
    en: 'Receipts and transactions',
  },
  business: { path: '/business/calling-number', de: 'Rufnummern', en: 'Calling numbers' },
  bank: { path: '/bank/business-customers/company', de: 'Firmenkunden', en: 'Business customers' },
} as const
const areas = Object.keys(pages) as Area[]
const loading = { de: 'Wird geladen', en: 'Loading' }

/** Opens a page as somebody who has signed in before, while its program is still on its way. */
async function openBeforeProgram(
  page: Page,
  baseURL: string,
  area: Area,
  language: Language = 'de',
  path: string = pages[area].path,
) {
  const token = await createClient(new URL(baseURL).origin).tokenOf(area, seedPeople[area].usual)
  const stored = { language, [`token-${area}`]: JSON.stringify(token) }
  await page.addInitScript(
    (items) => window === top && Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
    stored,
  )
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('#root header')).toBeVisible()
}

/** Where the parts of the frame stand that are there before and after. */
const places = (page: Page) =>
  page.locator('header, header a, header nav, main').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width } = part.getBoundingClientRect()
      const { color, font, borderBottomColor } = getComputedStyle(part)
      return [
        part.tagName,
        part.textContent.length < 60 && part.tagName === 'A' ? part.textContent : '',
        x,
        y,
        width,
        color,
        font,
        borderBottomColor,
      ]
    }),
  )

/** What moves without an end. */
const endless = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
      .map((one) => (one as CSSAnimation).animationName),
  )

for (const area of areas)
  test(`the frame of the ${area} area stands there before its program in both languages, and stays where it stands`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const language of ['de', 'en'] as const) {
      await test.step(language, async () => {
        const letGo = await holdProgram(page)
        await openBeforeProgram(page, baseURL!, area, language)
        await expect(page.getByRole('status', { name: loading[language] })).toBeVisible()
        const entries = page.getByRole('navigation').getByRole('link')
        await expect(entries.filter({ visible: true }).first()).toBeVisible()
        await expect(page.locator('nav [aria-current=page]')).toHaveText(pages[area][language])
        const before = await places(page)
        expect(await endless(page), 'who wishes less motion sees nothing move').toEqual([])
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        expect(await endless(page), 'for others the shape shows that something is coming').not.toEqual([])
        await page.emulateMedia({ reducedMotion: 'reduce' })
        letGo()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        const after = await places(page)
        expect(before.length).toBeGreaterThan(5)
        expect(after).toEqual(before)
        await expectNoShift(page, pages[area].path)
      })
    }
  })

test('on a phone the frame stands there too, in dark where it was chosen, and its links lead on before the program', async ({
  page,
  baseURL,
}) => {
  const letGo = await holdProgram(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await openBeforeProgram(page, baseURL!, 'private')
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.getByRole('link', { name: 'paybox, Startseite' }).click({ noWaitAfter: true })
  await page.waitForURL('**/private/mypaybox', { waitUntil: 'commit' })
  letGo()
  await expect(page.getByRole('heading', { name: 'Meine paybox', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark)
  await expect(page.getByRole('button', { name: 'Menü' })).toBeVisible()
})

test('without a session each address shows the login before the program runs, and the same one after it', async ({
  page,
}) => {
  // A tab is led to as its page is: the first of each page stands for the others.
  const pagesOf = (area: Area) => [...Map.groupBy(allPages[area], (path) => path.split('?')[0]).values()]
  const paths = ['/', ...areas.flatMap((area) => [`/${area}`, ...pagesOf(area).map(([first]) => first!)])]
  const letGo = await holdProgram(page)
  const ledByPage: string[] = []
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('#root[data-first] form')).toBeVisible()
    ledByPage.push(page.url())
  }
  letGo()
  await expect(page.locator('#root:not([data-first]) form')).toBeVisible()
  for (const [at, path] of paths.entries()) {
    await page.evaluate((to) => history.pushState({}, '', to), path)
    await expect(page, `from ${path}`).toHaveURL(ledByPage[at]!)
  }
})

test('whose session has ended meanwhile comes from the frame to the login, and reads why', async ({ page, portal }) => {
  await portal.enter('/private/profile', seedPeople.private.usual)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('token-private', JSON.stringify('nonsense')))
  await page.goto('/private/mypaybox')
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  await expect(page.locator('#root header nav')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no frame promises a page that will not come', async ({ page }) => {
    await page.goto('/private/mypaybox')
    await expect(page.getByRole('heading', { name: 'Bitte schalten Sie JavaScript ein' })).toBeInViewport()
    await expect(page.locator('header').filter({ visible: true })).toHaveCount(0)
  })
})
