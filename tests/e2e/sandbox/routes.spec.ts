import type { Page } from '@playwright/test'
import { expect, test } from './sandbox-test.ts'

/** Goes to an address in the portal that is open, as its links do. */
const goTo = (page: Page, address: string) => page.evaluate((to) => history.pushState({}, '', to), address)

/** Where a person without a session ends up. */
const closed = [
  ['/', '/private/login', '@R012 @R022'],
  ['/somewhere/else', '/private/login', '@R022'],
  ['/private', '/private/login', '@R022'],
  ['/private/unknown', '/private/login', '@R022'],
  ['/private/profile', '/private/login?redirect=%2Fprivate%2Fprofile', '@R012 @R019'],
  ['/bank', '/bank/login', '@R028'],
  ['/bank/administration', '/bank/login?redirect=%2Fbank%2Fadministration', '@R013 @R031'],
  ['/business/unknown', '/business/login', '@R037'],
  ['/business/profile', '/business/login?redirect=%2Fbusiness%2Fprofile', '@R014 @R038'],
  ['/business-admin/login', '/business/login', '@R015'],
  ['/bank-employee/login', '/bank/login', '@R015'],
  ['/business-admin/anything', '/business/login', '@R014'],
  ['/bank-employee', '/bank/login', '@R013'],
] as const

test('without a session the address of an area leads to its login', async ({ page, portal }) => {
  for (const [from, to, rows] of closed) {
    await test.step(`${from} ${rows}`, async () => {
      if (/^\/(private|business|bank)\b(?!-)/.test(from)) await goTo(page, from)
      else await portal.open(from)
      await expect(page).toHaveURL(to)
      await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
    })
  }
})

/** Every route of the three areas and where it leads once somebody is signed in; `undefined` is the page itself. */
const open = {
  private: [
    ['/private/mypaybox', undefined, '@R020'],
    ['/private/receipts-and-transactions', undefined, '@R021'],
    ['/private/profile', undefined, '@R019'],
    ['/private', '/private/mypaybox', '@R022'],
    ['/private/unknown/page', '/private/mypaybox', '@R022'],
    ['/private/login', '/private/mypaybox', '@R018'],
  ],
  business: [
    ['/business/administration', undefined, '@R033'],
    ['/business/receipts-and-transactions', undefined, '@R034'],
    ['/business/profile', undefined, '@R035'],
    ['/business/calling-number', undefined, '@R036'],
    ['/business', '/business/administration', '@R037'],
    ['/business/unknown', '/business/administration', '@R037'],
    ['/business/login', '/business/administration', '@R032'],
  ],
  bank: [
    ['/bank/private-customers', undefined, '@R024'],
    ['/bank/business-customers', undefined, '@R025'],
    ['/bank/administration', undefined, '@R026'],
    ['/bank/business-customers/company', undefined, '@R027'],
    ['/bank', '/bank/private-customers', '@R028'],
    ['/bank/unknown', '/bank/private-customers', '@R028'],
    ['/bank/login', '/bank/private-customers', '@R023'],
    ['/bank/private-customer/1100234501', '/bank/private-customer/1100234501/mypaybox', '@R029'],
    ['/bank/private-customer/1100234501/unknown', '/bank/private-customer/1100234501/mypaybox', '@R029'],
    ['/bank/private-customer/1100234501/receipts-and-transactions', undefined, '@R029'],
    ['/bank/private-customer/1100234501/administration', undefined, '@R029'],
    ['/bank/business-customer/1200456701', '/bank/business-customer/1200456701/administration', '@R030'],
    ['/bank/business-customer/1200456701/unknown', '/bank/business-customer/1200456701/administration', '@R030'],
    ['/bank/business-customer/1200456701/calling-number', undefined, '@R030'],
    ['/bank/business-customer/1200456701/receipts-and-transactions', undefined, '@R030'],
  ],
} as const

const people = {
  private: 'anna.gruber@mail.example',
  business: 'katharina.moser@bergland.example',
  bank: 'sabine.koehler@bank.example',
}

for (const area of ['private', 'business', 'bank'] as const) {
  const rows = [...new Set(open[area].map(([, , tags]) => tags))].join(' ')
  test(`every address of the ${area} area leads where it should ${rows}`, async ({ page, portal }) => {
    await portal.enter(open[area][0][0], people[area])
    for (const [from, to] of open[area]) {
      if (to === undefined) await page.goto(from)
      else await goTo(page, from)
      await expect(page).toHaveURL(to ?? from)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
}

test('after signing in a customer returns to the page that was requested', async ({ page, portal }) => {
  await portal.open('/private/mypaybox?tab=bank-data')
  await expect(page).toHaveURL(/\/private\/login\?redirect=/)
  await portal.signIn(people.private)
  await expect(page).toHaveURL('/private/mypaybox?tab=bank-data')
})

test('a link cannot send a customer to another site after the login', async ({ page, portal }) => {
  await portal.open('/private/login?redirect=https%3A%2F%2Fevil.example%2Fprivate%2F')
  await portal.signIn(people.private)
  await expect(page).toHaveURL('/private/mypaybox')
})

test('a session of one area opens no other area @R011', async ({ page, portal }) => {
  await portal.enter('/private/mypaybox', people.private)
  await expect(page).toHaveURL('/private/mypaybox')
  await page.goto('/bank/administration')
  await expect(page).toHaveURL(/\/bank\/login/)
  await page.goto('/private/mypaybox')
  await expect(page).toHaveURL('/private/mypaybox')
})
