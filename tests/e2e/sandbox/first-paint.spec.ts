import type { Page } from '@playwright/test'
import { holdProgram, type Language, openBeforeProgram, takenOver } from './first-paint-steps.ts'
import { expect, test } from './sandbox-test.ts'

const areas = ['private', 'business', 'bank'] as const
const words = {
  de: { title: 'Anmelden', field: 'E-Mail-Adresse', next: 'Weiter' },
  en: { title: 'Sign in', field: 'E-mail address', next: 'Next' },
}
const languages: Language[] = ['de', 'en']

/** The tree as it is, but for ids, which no two pages share, and React's own marks. */
const treeOf = (page: Page) =>
  page.evaluate(() => {
    const lines: string[] = []
    const look = (element: Element, depth: number) => {
      const ids = ['id', 'for', 'aria-describedby', 'aria-labelledby', 'autofocus']
      const attributes = [...element.attributes]
        .map(({ name, value }) => `${name}=${ids.includes(name) ? '' : value}`)
        .filter((one) => !/^(data-first|autofocus|style)=$|^lang=(de|en)$/.test(one))
      const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')
      lines.push(`${' '.repeat(depth)}${element.tagName} ${attributes.toSorted().join(' ')} ${text}`)
      for (const child of element.children) look(child, depth + 1)
    }
    for (const child of document.querySelector('#root')!.children) look(child, 0)
    return lines
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first step of each login is there in both languages, with why it does not go on', async ({ page }) => {
    for (const area of areas) {
      await page.goto(`/${area}/login`)
      for (const language of languages) {
        const first = page.locator(`[data-first=${language}]`)
        await expect(first.getByRole('heading', { name: words[language].title })).toBeVisible()
        await expect(first.getByRole('textbox', { name: words[language].field })).toBeVisible()
        await expect(first.getByRole('button', { name: words[language].next })).toBeVisible()
      }
      await expect(page.getByRole('heading', { name: 'Bitte schalten Sie JavaScript ein' })).toBeInViewport()
    }
    await page.locator('[data-first=de] input').fill('anna.gruber@mail.example')
    await page.keyboard.press('Enter')
    expect(page.url(), 'the e-mail address does not appear in the address of the page').toMatch(/\/bank\/login$/)
  })
})

for (const area of areas) {
  test(`the ${area} login is, before its program, what the program would make in each language`, async ({
    page,
    portal,
  }) => {
    await page.goto('/sandbox/inbox')
    for (const language of languages) {
      await test.step(language, async () => {
        await page.route(`**/${area}/login`, async (route) =>
          route.fulfill({ response: await route.fetch({ url: new URL('/', page.url()).href }) }),
        )
        await portal.open(`/${area}/login`, language)
        await takenOver(page)
        // Not before the page has come: a file that is requested meanwhile may never arrive.
        await page.unrouteAll({ behavior: 'wait' })
        const [made, title] = [await treeOf(page), await page.title()]
        const letGo = await holdProgram(page)
        await openBeforeProgram(page, `/${area}/login`, language)
        expect(await page.locator('#root').getAttribute('data-first')).toBe(language)
        expect(await page.title()).toBe(title)
        expect(await treeOf(page)).toEqual(made)
        letGo()
        await takenOver(page)
        expect(await treeOf(page)).toEqual(made)
      })
    }
  })
}

test('dark is dark from the first picture, by the system and by choice', async ({ page }) => {
  const letGo = await holdProgram(page)
  const look = async () => {
    // Nothing is painted before the style sheet of the page has come.
    await page.locator('body').waitFor({ state: 'attached' })
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null))
    return page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      document.documentElement.dataset.mantineColorScheme,
    ])
  }
  await openBeforeProgram(page)
  const light = await look()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload({ waitUntil: 'commit' })
  const dark = await look()
  expect([light[1], dark[1]]).toEqual(['light', 'dark'])
  expect(dark[0]).not.toBe(light[0])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'dark'))
  await page.reload({ waitUntil: 'commit' })
  expect(await look()).toEqual(dark)
  letGo()
  await takenOver(page)
  expect(await look()).toEqual(dark)
  await expect(page.getByRole('button', { name: 'Helle Ansicht einschalten' })).toBeVisible()
})

test('who is signed in sees no login on the way to their page', async ({ page, portal }) => {
  await portal.enter('/private/profile', 'anna.gruber@mail.example')
  await expect(page.getByRole('heading', { name: 'Profil' })).toBeVisible()
  const letGo = await holdProgram(page)
  await page.goto('/private/login', { waitUntil: 'commit' })
  await page.locator('#root').waitFor({ state: 'attached' })
  await expect(page.locator('#root')).toBeEmpty()
  await expect(page.locator('form')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('heading', { name: 'Meine paybox' })).toBeVisible()
})

test('a program that does not load is reported beside the first step, and typed text stays', async ({
  page,
  expected,
}) => {
  expected.refusals.push(404)
  await page.route(/\/assets\/portal-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }))
  await openBeforeProgram(page)
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna.gruber@mail.example')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Diese Seite konnte noch nicht geladen werden' }),
  ).toBeInViewport()
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue('anna.gruber@mail.example')
})

/** How far what is seen has moved by itself since the page was opened. */
const observeShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftOf = (page: Page) =>
  page.evaluate(() => (globalThis as { shifts?: number[] }).shifts!.reduce((sum, one) => sum + one, 0))

test('keeps what was typed before the program has loaded, in the same field, and nothing jumps', async ({ page }) => {
  await observeShifts(page)
  const letGo = await holdProgram(page)
  await openBeforeProgram(page)
  const field = page.getByRole('textbox', { name: 'E-Mail-Adresse' })
  await expect(field).toBeFocused()
  await page.keyboard.type('anna.gruber@')
  const before = await field.elementHandle()
  letGo()
  await takenOver(page)
  await page.keyboard.type('mail.example')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('anna.gruber@mail.example')
  expect(await field.evaluate((now, then) => now === then, before)).toBe(true)
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^Passwort/)).toBeFocused()
})

for (const way of ['Enter', 'the button'] as const) {
  test(`${way} before the program has come is carried out once it can be, and once`, async ({ page }) => {
    const checks: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') checks.push(request.postData() ?? '')
    })
    const letGo = await holdProgram(page)
    await openBeforeProgram(page, '/private/login', 'en')
    await page.getByRole('textbox', { name: 'E-mail address' }).fill('anna.gruber@mail.example')
    if (way === 'Enter') await page.keyboard.press('Enter')
    else await page.getByRole('button', { name: 'Next' }).click()
    await page.keyboard.press('Enter')
    expect(checks).toEqual([])
    letGo()
    await expect(page.getByLabel(/^Password/)).toBeFocused()
    expect(checks).toEqual([JSON.stringify({ email: 'anna.gruber@mail.example', customerNumber: null })])
  })
}

test('Enter in an empty field before the program runs shows what is missing', async ({ page }) => {
  const letGo = await holdProgram(page)
  await openBeforeProgram(page)
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeFocused()
  await page.keyboard.press('Enter')
  letGo()
  await expect(page.getByText('E-Mail-Adresse: Bitte angeben.')).toBeVisible()
})
