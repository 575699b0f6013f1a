import type { Area } from '../../sandbox/client.ts'
import { seedPeople } from '../../sandbox/people.ts'
import { expectSignInWithinBudget } from '../page-budget.ts'
import { expect, test } from './sandbox-test.ts'

const usual = [
  ['/private/mypaybox?tab=my-products', 'anna.gruber@mail.example', 'Starter'],
  ['/business/calling-number', 'katharina.moser@bergland.example', 'Rufnummer'],
  ['/bank/private-customer/1100234501/mypaybox?tab=my-products', 'martin.brandl@bank.example', 'Anna Gruber'],
] as const

for (const [path, email, shown] of usual)
  test(`who is signed in gets the files of ${path} beside the first ones, and each of them once`, async ({
    page,
    portal,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/assets\/.*\.(js|css)$/.test(request.url())) asked.push(new URL(request.url()).pathname)
    })
    let go: () => void = () => {}
    const held = new Promise<void>((done) => (go = done))
    await page.route(/\/assets\/react-.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    const entering = portal.enter(path, email)
    const isOf = (part: RegExp) => asked.some((one) => part.test(one))
    // The program cannot run yet, and what it will ask for is on its way.
    await expect
      .poll(() => [/\/shared-.*js$/, /\/calls-/, /\/area-shell-.*js$/, /-contents-.*js$/].every(isOf))
      .toBe(true)
    const named = page.locator('link[data-early]')
    const waitsFor = () =>
      named.evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
    await expect.poll(async () => (await waitsFor()).filter((one) => !asked.includes(one))).toEqual([])
    const early = new Set(asked)
    go()
    await entering
    await expect(page.getByRole('main')).toContainText(shown)
    await page.waitForLoadState('networkidle')
    const late = asked.filter((one) => one.endsWith('.js') && !early.has(one) && !/-version-|first-words/.test(one))
    expect(late.length, late.join()).toBeLessThanOrEqual(3)
    const scripts = asked.filter((one) => one.endsWith('.js'))
    expect(scripts.filter((one, index) => scripts.indexOf(one) !== index)).toEqual([])
  })

for (const area of Object.keys(seedPeople) as Area[])
  test(`while the ${area} password is typed the files of the first page come, and little is asked for behind it`, async ({
    page,
    portal,
  }) => {
    const asked: string[] = []
    page.on('requestfinished', (request) => asked.push(new URL(request.url()).pathname))
    await portal.open(`/${area}/login`)
    await portal.enterEmail(seedPeople[area].usual)
    const came = (part: RegExp) => asked.some((one) => part.test(one))
    await expect
      .poll(() => [/\/shared-.*js$/, /\/calls-/, /\/area-shell-.*js$/, /-contents-.*js$/].every(came))
      .toBe(true)
    await page.waitForLoadState('networkidle')
    const pressed = await page.evaluate(() => performance.now())
    await page.getByLabel('Passwort').fill('Sonnenblume-2026!')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Anmelden')
    await page.waitForLoadState('networkidle')
    await expectSignInWithinBudget(page, area, pressed)
  })

test('who is not signed in is spared the files of the pages behind the login', async ({ page, portal }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await portal.open('/private/mypaybox')
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeVisible()
  expect(asked.filter((one) => /(shared-|area-shell).*js$/.test(one))).toEqual([])
})
