import type { Page } from '@playwright/test'
import { formatGermanDay } from '#contract-checks/vienna-day.ts'
import { holzbausEnd } from '#sandbox/seed/ends-of-contracts.ts'
import { expect, expectAccessible, expectAccessibleInDark, expectNoSidewaysScroll } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

const employee = 'thomas.auer@bank.example'

const customerOn = (page: Page) => page.getByRole('region', { name: 'Kundin oder Kunde' })

test('bank staff find a customer, open their pages in a new tab, and the list is as it was @R002 @R354 @R358 @R370', async ({
  page,
  portal,
  context,
}) => {
  await portal.enter('/bank/login', employee)
  const table = page.getByRole('table', { name: 'Privatkunden' })
  await expect(table.getByRole('row')).toHaveCount(21)
  await page.getByRole('searchbox', { name: 'Kunden suchen' }).fill('yilmaz linz')
  await expect(page).toHaveURL('/bank/private-customers?q=yilmaz+linz')
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table.getByRole('img', { name: 'Gesperrt' })).toBeVisible()

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Details zu Elif Yılmaz (neuer Tab)' }).click()
  const details = await opened
  await expect(details).toHaveURL('/bank/private-customer/1100234505/mypaybox')
  const customer = customerOn(details)
  await expect(customer).toContainText('Elif Yılmaz')
  await expect(customer).toContainText('1100234505')
  await customer.getByRole('link', { name: 'Kundenakte' }).click()
  await expect(details).toHaveURL('/bank/private-customer/1100234505/administration')
  await expect(customer).toContainText('Elif Yılmaz')

  // What can be done in the row can be done here, whatever the page keeps in the address; Back closes the modal.
  await details.getByRole('tab', { name: 'Benachrichtigungen' }).click()
  await customer.getByRole('button', { name: 'Aktionen für Elif Yılmaz' }).click()
  await expect(details).toHaveURL(/tab=notifications&modal=actions&record=/)
  await details.goBack()
  await expect(details.getByRole('dialog')).toHaveCount(0)
  await customer.getByRole('button', { name: 'Verlauf von Elif Yılmaz' }).click()
  await expect(details.getByRole('dialog', { name: 'Verlauf' })).toBeVisible()
  await details.keyboard.press('Escape')
  await expect(details).toHaveURL('/bank/private-customer/1100234505/administration?tab=notifications')
  await expectAccessible(details)
  await customer.getByRole('link', { name: 'Zurück zur Liste' }).click()
  await expect(details).toHaveURL('/bank/private-customers?q=yilmaz+linz')
  await details.close()

  await page.getByRole('link', { name: 'Firmenkunden' }).click()
  await expect(page.getByRole('table', { name: 'Firmenkunden' }).getByRole('row')).toHaveCount(21)
  await page.goBack()
  await expect(page).toHaveURL('/bank/private-customers?q=yilmaz+linz')
  await expect(page.getByRole('searchbox', { name: 'Kunden suchen' })).toHaveValue('yilmaz linz')
  await expect(table.getByRole('row')).toHaveCount(2)
})

test('from a customer of a list the next one is opened on the same page and tab, across the pages of the list', async ({
  page,
  portal,
}) => {
  await portal.enter('/bank/private-customers?sort=lastName_asc', employee)
  const names = page.getByRole('rowheader').getByRole('link')
  await expect(names).toHaveCount(20)
  const numbers = (await names.evaluateAll((links) => links.map((link) => link.getAttribute('href')!))).map(
    (path) => path.match(/[0-9]{10}/)![0],
  )
  await names.nth(16).click()
  const customer = customerOn(page)
  await expect(customer.getByRole('link', { name: 'Nächster Eintrag der Liste' })).toBeVisible()
  const pressedTwice = Promise.withResolvers<void>()
  await page.route('**/bank/private/customers/*', async (route) => {
    await pressedTwice.promise
    await route.continue()
  })
  await page.keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(numbers[17]!))
  await page.keyboard.press('j')
  pressedTwice.resolve()
  await expect(page).toHaveURL(new RegExp(numbers[18]!))
  await expect(customer).toContainText(numbers[18]!)
  await customer.getByRole('link', { name: 'Kundenakte' }).click()
  await page.getByRole('tab', { name: 'Benachrichtigungen' }).click()
  await customer.getByRole('link', { name: 'Nächster Eintrag der Liste' }).click()
  await expect(page).toHaveURL(`/bank/private-customer/${numbers[19]}/administration?tab=notifications`)
  await expect(customer).toContainText(numbers[19]!)
  await expect(customer.getByRole('link', { name: 'Nächster Eintrag der Liste' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page).not.toHaveURL(new RegExp(numbers.join('|')))
  await expect(page).toHaveURL(/administration\?tab=notifications$/)
  await expect(customer).toContainText(new URL(page.url()).pathname.split('/')[3]!)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expectAccessible(page)
  await page.reload()
  await expect(customer.getByRole('link', { name: 'Vorheriger Eintrag der Liste' })).toBeVisible()
  // The page listens to keys some time after it shows the link.
  await expect
    .poll(
      async () => {
        if (!page.url().includes(numbers[19]!)) await page.keyboard.press('k')
        return page.url()
      },
      { intervals: [1000] },
    )
    .toMatch(new RegExp(`/bank/private-customer/${numbers[19]}/administration\\?tab=notifications$`))

  const heights = async () => {
    const all: number[] = []
    for (const width of [360, 768, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      all.push(await customer.evaluate(({ clientHeight }) => clientHeight))
    }
    return all
  }
  // The frame of the page gives way to its header after a moment.
  await expect(customer).toContainText(numbers[19]!)
  await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThan(0)
  const withNeighbours = await heights()
  await customer.getByRole('link', { name: 'Zurück zur Liste' }).click()
  await expect(page).toHaveURL('/bank/private-customers?sort=lastName_asc')
  await page.goto('/bank/private-customers?q=yilmaz+linz')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.goto(`/bank/private-customer/${numbers[19]}/administration`)
  await expect(customer).toBeVisible()
  await expect(customer.getByLabel(/Eintrag der Liste$/)).toHaveCount(0)
  await expect.poll(heights).toEqual(withNeighbours)
})

/** The row with the focus, which is marked and in sight. */
async function expectReturnedTo(page: Page, text: string) {
  const row = page.locator('tr[data-returned]')
  await expect(row).toContainText(text)
  await expect(row.locator(':focus')).toHaveCount(1)
  await expect(row).toBeInViewport()
}

test('the way back from a customer leads to the page and the row of the list, by link, key and browser', async ({
  page,
  portal,
  context,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await portal.enter('/bank/private-customers?page=2', employee)
  const names = page.getByRole('rowheader').getByRole('link')
  await expect(page.getByText('Seite 2 von 4')).toBeVisible()
  const path = (await names.nth(18).getAttribute('href'))!
  const customer = customerOn(page)
  const ways = {
    link: () => customer.getByRole('link', { name: 'Zurück zur Liste' }).click(),
    key: () => page.keyboard.press('l'),
    browser: () => page.goBack(),
  }
  const number = (href: string | null) => href!.match(/[0-9]{10}/)![0]
  for (const back of Object.values(ways)) {
    await names.nth(18).click()
    await expect(customer).toContainText(number(path))
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    await back()
    await expect(page).toHaveURL('/bank/private-customers?page=2')
    await expectReturnedTo(page, number(path))
    expect(await scrolled()).toBeGreaterThan(0)
  }

  // Over the end of the page to the next one.
  await names.nth(18).click()
  for (let step = 0; step < 2; step += 1) {
    const before = page.url()
    await customer.getByRole('link', { name: 'Nächster Eintrag der Liste' }).click()
    await expect(page).not.toHaveURL(before)
  }
  await expect(customer).toContainText(number(page.url()))
  const third = number(page.url())
  await ways.link()
  await expect(page).toHaveURL('/bank/private-customers?page=3')
  await expectReturnedTo(page, third)
  await expectAccessible(page)

  // Another tab has used another list in the meantime.
  const other = await context.newPage()
  await other.goto('/bank/private-customers?q=yilmaz+linz')
  await expect(other.getByRole('row')).toHaveCount(2)
  const opened = context.waitForEvent('page')
  await page
    .getByRole('link', { name: /^Details zu .*neuer Tab/ })
    .nth(3)
    .click()
  const details = await opened
  await expect(customerOn(details).getByRole('link', { name: 'Vorheriger Eintrag der Liste' })).toBeVisible()
  await expect(customerOn(details).getByRole('link', { name: 'Nächster Eintrag der Liste' })).toBeVisible()
  await customerOn(details).getByRole('link', { name: 'Zurück zur Liste' }).click()
  await expect(details).toHaveURL('/bank/private-customers?page=3')
})

test('sort, filter and page stand in the address and are there again after a reload @R359 @R360 @R361 @R362', async ({
  page,
  portal,
}) => {
  await portal.enter('/bank/private-customers', employee, 'en')
  const lastNames = page.getByRole('button', { name: 'Last name' })
  await lastNames.click()
  await expect(page).toHaveURL('/bank/private-customers?sort=lastName_asc')
  await expect(page.getByRole('row').nth(1)).toContainText('Aigner')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/bank/private-customers?sort=lastName_asc&page=2')
  await page.reload()
  await expect(page.getByText('Page 2 of 4')).toBeVisible()
  await page.getByRole('button', { name: /^Status/ }).click()
  await page.getByRole('checkbox', { name: 'Ended' }).click()
  await expect(page).toHaveURL('/bank/private-customers?sort=lastName_asc&status=TERMINATED')
  await expect(page.getByRole('row', { name: /Josef Wallner/ })).toContainText('Ended')
  await page.goBack()
  await expect(page.getByText('Page 2 of 4')).toBeVisible()
})

test('a popup says why and when a contract ends, and a company can be added @R352 @R365 @R369', async ({
  page,
  portal,
}) => {
  await portal.enter('/bank/business-customers', employee)
  const row = page.getByRole('row', { name: /Steirische Holzbau KG/ })
  await row.getByRole('button', { name: /Kündigung von/ }).click()
  await expect(page.getByRole('tooltip')).toContainText('Fristlos, durch die Bank, Inkasso')
  await expect(page.getByRole('tooltip')).toContainText(formatGermanDay(holzbausEnd(new Date())))
  await page.getByRole('link', { name: 'Firma anlegen' }).click()
  await expect(page).toHaveURL('/bank/business-customers/company')
})

for (const [list, path, found] of [
  ['private', '/bank/private-customer/1199999999/mypaybox', '/bank/private-customers'],
  ['business', '/bank/business-customer/1299999999', '/bank/business-customers'],
] as const) {
  test(`a number that no ${list} customer has leads back to the list @R378`, async ({ page, portal, expected }) => {
    expected.refusals.push(404)
    await portal.enter(path, employee)
    await expect(page.getByRole('heading', { name: 'Kundin oder Kunde nicht gefunden' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Zurück zur Kundenliste' }).click()
    await expect(page).toHaveURL(found)
    await expect(page.getByRole('row').nth(2)).toBeVisible()
  })
}

test('a company that could not be loaded is loaded at the second try @R378', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(502)
  await portal.enter('/bank/login', employee)
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  await backend.failNext({ operation: 'bankGetBusinessCustomer', status: 502 })
  await page.goto('/bank/business-customer/1200456701')
  await expect(page.getByRole('heading', { name: 'Die Kundendaten konnten nicht geladen werden' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zurück zur Kundenliste' })).toBeVisible()
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(customerOn(page)).toContainText('Bergland Installationen GmbH')
  await expect(page).toHaveURL('/bank/business-customer/1200456701/administration')
})

test('a list that could not be loaded is loaded once the bank answers again', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(500)
  await portal.open('/bank/login')
  await backend.failNext({ operation: 'bankListPrivateCustomers', status: 500, count: 2 })
  await portal.signIn(employee)
  await expect(page.getByRole('alert')).toBeVisible()
  // Whether the page's own second try has used up a failure depends on when it came.
  await expect(async () => {
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click({ timeout: 1000 })
    await expect(page.getByRole('row', { name: /Ida Koller/ })).toBeVisible({ timeout: 3000 })
  }).toPass()
})

test('the links between the pages of a customer come in sight with the focus on the narrowest phone', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await portal.enter('/bank/business-customers', employee)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('/bank/business-customer/1200456701/calling-number')
  const pages = customerOn(page).getByRole('navigation')
  const [first, current] = [pages.getByRole('link').first(), pages.getByRole('link').nth(1)]
  await expect(customerOn(page).getByRole('link', { name: 'Nächster Eintrag der Liste' })).toBeVisible()
  await expect(current).toHaveAttribute('aria-current', 'page')
  await pages.evaluate((row) => (row.scrollLeft = row.scrollWidth))
  await current.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(first).toBeFocused()
  await expect.poll(() => first.evaluate((link) => link.getBoundingClientRect().left)).toBeGreaterThanOrEqual(0)
})

test('bank staff search, sort and open details by keyboard alone', async ({ page, portal, context }) => {
  await portal.enter('/bank/business-customers', employee)
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  await page.getByRole('link', { name: 'Firma anlegen' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('bergland')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  const details = page.getByRole('link', { name: /Details zu Bergland/ })
  for (let steps = 0; steps < 20 && !(await details.evaluate((link) => link === document.activeElement)); steps += 1) {
    await page.keyboard.press('Tab')
  }
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  await expect(customerOn(await opened)).toContainText('Bergland Installationen GmbH')
})

for (const [path, name] of [
  ['/bank/private-customers', 'the list of private customers'],
  ['/bank/business-customers', 'the list of companies'],
  ['/bank/private-customer/1100234507/administration', 'the header of a customer'],
] as const) {
  test(`${name} is accessible and fits on a phone, in light and in dark`, async ({ page, portal }) => {
    await portal.enter(path, employee)
    const isList = path.includes('customers')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(isList ? page.getByRole('row').nth(2) : customerOn(page)).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
    if (isList) {
      await page
        .getByRole('button', { name: /Kündigung von/ })
        .first()
        .click()
      await expect(page.getByRole('tooltip')).toBeVisible()
    }
    await expectAccessible(page)
    await expectAccessibleInDark(page)
  })
}
