/** Every page is the same page however it is reached: by links after signing in, by reload, Back, a second tab or a bookmark. */
import type { Page } from '@playwright/test'
import { allPages } from '../../all-pages.ts'
import type { Area } from '../../sandbox/client.ts'
import { seedPeople } from '../../sandbox/people.ts'
import {
  compareSnapshots,
  reverseStyleSheets,
  takeSnapshot,
  takeStableSnapshot,
  waitForRest,
} from '../page-snapshot.ts'
import { expect, test } from '../sandbox/sandbox-test.ts'

const viewports = { phone: { width: 360, height: 800 }, desk: { width: 1280, height: 800 } }
const listOfKind: Record<string, string> = {
  'private-customer': '/bank/private-customers',
  'business-customer': '/bank/business-customers',
}

/** Reports every difference of a page, each once it has not gone within the time. */
const softly = expect.configure({ soft: true, timeout: 60_000 })

/** Runs in the page. The links to the customers before and after follow from the list that was seen before, which is part of the way. */
function forgetLoadedPages(): void {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key, value) {
    if (!key.startsWith('snapshot-')) setItem.call(this, key, value)
  }
}

const pathOf = (address: string): string => address.split('?')[0]!

/** Presses the link to a path that opens no modal, in the menu where the page itself has none in sight. */
async function pressLink(page: Page, path: string): Promise<void> {
  const link = page.locator(`:is(a[href="${path}"], a[href^="${path}?"]:not([href*="modal="])):visible`).first()
  if (!(await link.isVisible())) await page.getByRole('button', { name: /^(Menü$|Konto)/ }).click()
  await link.click()
  await page.waitForURL((url) => url.pathname === path)
  await waitForRest(page) // the next link may be on this page
}

/** Opens the pages of a customer in the new tab that the link in their row opens. */
async function openCustomer(page: Page, list: string, bpNumber: string): Promise<Page> {
  await pressLink(page, list)
  const search = page.getByRole('searchbox', { name: 'Kunden suchen' })
  const filters = page.getByRole('button', { name: 'Filter', exact: true })
  await search.or(filters).filter({ visible: true }).first().waitFor()
  if (await filters.isVisible()) await filters.click()
  await search.fill(bpNumber)
  const details = page.locator(`a[target=_blank][href*="${bpNumber}"]`).first()
  const [customer] = await Promise.all([page.waitForEvent('popup'), details.click()])
  await customer.setViewportSize(page.viewportSize()!)
  await waitForRest(customer)
  return customer
}

/** Goes to an address by pressing links and tabs; resolves to the browser tab that shows it. */
async function followLinks(page: Page, address: string): Promise<Page> {
  const path = pathOf(address)
  const [, , kind = '', bpNumber = ''] = path.split('/')
  const list = listOfKind[kind]
  const isElsewhere = list !== undefined && !pathOf(page.url()).includes(bpNumber)
  const current = isElsewhere ? await openCustomer(page, list, bpNumber) : page
  if (path === '/bank/business-customers/company') await pressLink(current, '/bank/business-customers')
  if (new URL(current.url()).pathname !== path) await pressLink(current, path)
  const tab = new URL(address, 'http://portal').searchParams.get('tab')
  if (tab !== null) await current.locator(`[role=tab][id$="-tab-${tab}"]`).click()
  await waitForRest(current)
  return current
}

for (const area of Object.keys(allPages) as Area[])
  for (const [device, viewport] of Object.entries(viewports))
    for (const [path, addresses] of Map.groupBy(allPages[area], pathOf))
      test(`${path} is the same page by every way that leads to it, on a ${device}`, async ({
        page,
        portal,
        browser,
        baseURL,
      }) => {
        test.slow()
        await page.context().addInitScript(forgetLoadedPages)
        const person = seedPeople[area].usual
        await page.setViewportSize(viewport)
        await portal.open(`/${area}/login`)
        await portal.signIn(person)
        await waitForRest(page)
        let current = page
        for (const address of addresses)
          await test.step(address, async () => {
            current = await followLinks(current, address)
            const byLinks = await takeStableSnapshot(current)
            expect(Object.keys(byLinks.elements).length, 'elements of the page').toBeGreaterThan(50)
            const expectSame = async (way: string, other: Page) =>
              softly
                .poll(async () => compareSnapshots(byLinks, await takeSnapshot(other)), `${address} ${way}`)
                .toEqual([])

            const expectSameByLogin = async () => {
              const context = await browser.newContext({ viewport, baseURL: baseURL! })
              await context.addInitScript(forgetLoadedPages)
              const bookmark = await context.newPage()
              await bookmark.goto(address)
              await bookmark.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(person)
              await bookmark.getByRole('button', { name: 'Weiter' }).click()
              await bookmark.getByLabel(/^Passwort/).fill('Sonnenblume-2026!')
              await bookmark.getByRole('button', { name: 'Anmelden' }).click()
              await bookmark.waitForURL((url) => url.pathname === path)
              await expectSame('by a bookmark and the login', bookmark)
              await context.close()
            }

            await current.reload()
            await expectSame('by reload', current)

            // Ways differ in what is loaded and stored, whatever the width: the phone goes one of the further ways, the desk the others.
            if (device === 'phone') {
              if (address === addresses[0]) await expectSameByLogin()
              return
            }

            const shown = current.url()
            await current.locator('header a:visible').first().click()
            await waitForRest(current)
            if (current.url() !== shown) await current.goBack()
            await expectSame('by Back', current)

            const secondTab = await page.context().newPage()
            await secondTab.setViewportSize(viewport)
            await secondTab.goto(address)
            await expectSame('in a second tab', secondTab)
            await reverseStyleSheets(secondTab)
            await expectSame('with its style sheets in the opposite order', secondTab)
            await secondTab.close()
          })
      })
