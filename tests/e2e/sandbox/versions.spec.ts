import type { Page } from '@playwright/test'
import { portalBefore } from '#scripts/portal/portal-before-backend.ts'
import { allPages } from '../../all-pages.ts'
import type { Area } from '../../sandbox/client.ts'
import { seedPeople } from '../../sandbox/people.ts'
import {
  backendOfRelease,
  type BackendVersion,
  nextMinor,
  sameVersion,
  unknownValue,
  unknownValues,
} from '../../versions/backend-versions.ts'
import { olderPortal } from '../../versions/older-portal.ts'
import { startVersionGateway, type VersionGateway } from '../../versions/version-gateway.ts'
import { expectVersionsTable, type PageResult } from '../../versions/versions-table.ts'
import { bankCustomerForms, bankOfficeForms } from '../daily/bank-forms.ts'
import { businessForms, loginForms, privateForms } from '../daily/customer-forms.ts'
import { keepWhenRefused } from '../daily/try-form.ts'
import { portalSite } from '../portal-site.ts'
import { expect, test as base } from './sandbox-test.ts'

const release = backendOfRelease('2.0.0')

type Reads = Awaited<ReturnType<typeof olderPortal>>

/** The portal of today behind its own production server, in front of a backend of another version. */
const test = base.extend<{ gateway: VersionGateway }, { readsInOlderPortal: Reads }>({
  readsInOlderPortal: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => use(await olderPortal('2.0.0')),
    { scope: 'worker', timeout: 120_000 },
  ],
  gateway: async ({ backend }, use) => {
    const gateway = await startVersionGateway(backend.address)
    await use(gateway)
    await gateway.close()
  },
  baseURL: async ({ gateway }, use) => {
    const portal = await portalBefore(gateway.address, { port: 0, site: portalSite(), log: { write: () => {} } })
    await use(portal.address)
    await portal.close()
  },
})

const notAvailable = 'Das ist noch nicht verfügbar'
/** What a page shows where code took a value for granted. */
const broken = /undefined|NaN|Invalid Date|\[object/

/** Opens a page, and returns its heading, alerts and text. */
async function openPage(page: Page, path: string) {
  await page.goto(path)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0)
  const main = page.getByRole('main')
  const text = await main.innerText()
  expect.soft(text, path).not.toMatch(broken)
  return { heading: await heading.innerText(), alerts: await main.getByRole('alert').allInnerTexts(), text }
}

for (const area of Object.keys(allPages) as Area[]) {
  test(`every ${area} page opens in front of a backend of another version and shows what is not available`, async ({
    page,
    portal,
    gateway,
    expected,
    readsInOlderPortal,
  }) => {
    test.setTimeout(1_200_000) // up to two hundred pages
    expected.refusals.push(404)
    const { behaviour, answers, violations } = gateway
    await portal.open(`/${area}/login`)
    await portal.signIn(seedPeople[area].usual)
    await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    // Late answers would count for the page that is opened next; only a new document tells when it is at rest.
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main .mantine-Skeleton-root')).toHaveCount(0)

    /** What the page shows is the same page, without an alert. */
    async function openWhole(path: string, version: BackendVersion, heading?: string) {
      behaviour.version = version
      const seen = await openPage(page, path)
      expect.soft(seen.heading, `${path}, ${version.name}`).toBe(heading ?? seen.heading)
      expect.soft(seen.alerts, `${path}, ${version.name}`).toEqual([])
      expect.soft(violations, `${path}, ${version.name}`).toEqual([])
      return seen
    }

    /** The calls that were missing so far; each is tried on the first page that makes it. */
    const tried = new Set<string>()
    async function openWithoutCall(path: string, id: string, heading: string) {
      behaviour.missing = id
      const seen = await openPage(page, path)
      behaviour.missing = undefined
      const isReported = seen.text.includes(notAvailable)
      if (isReported)
        expect.soft(seen.alerts.length > 0 || seen.heading !== heading, `${path} without ${id}`).toBe(true)
      else expect.soft(seen.alerts, `${path} without ${id}`).toEqual([])
      return { id, effect: !isReported ? 'unnoticed' : seen.heading === heading ? 'part' : 'page' } as const
    }

    const results: PageResult[] = []
    for (const path of allPages[area]) {
      await test.step(path, async () => {
        answers.length = 0
        const { heading } = await openWhole(path, sameVersion)
        const read = answers.map(({ id, data }) => ({ id, isRead: readsInOlderPortal(id, data) }))
        expect.soft(read.filter(({ isRead }) => !isRead)).toEqual([])
        const calls = new Set(read.map(({ id }) => id).filter((id) => id !== 'commonGetVersion' && !tried.has(id)))
        const missing = []
        for (const id of calls) missing.push(await openWithoutCall(path, id, heading))
        for (const id of calls) tried.add(id)
        await openWhole(path, release, heading)
        await openWhole(path, nextMinor, heading)
        const { text } = await openWhole(path, unknownValues, heading)
        results.push({ path, missing, showsUnknownValues: text.includes(unknownValue) })
      })
    }
    await expectVersionsTable(area, results)
  })
}

for (const { who, area, email, cases } of [
  bankCustomerForms,
  bankOfficeForms,
  businessForms,
  privateForms,
  loginForms,
]) {
  test(`${who} keeps what was typed into each form that an older backend refuses`, async ({
    page,
    portal,
    backend,
    gateway,
    expected,
  }) => {
    test.setTimeout(600_000)
    expected.refusals.push(400, 404)
    gateway.behaviour.version = release
    if (email !== undefined) {
      await portal.open(`/${area}/login`)
      await portal.signIn(email)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
    const refuse = (status: 400 | 404 | undefined) => (gateway.behaviour.refusesWrites = status)
    for (const formCase of cases) {
      expected.refusals.push(...(formCase.refusals ?? []))
      await test.step(`${formCase.form} ${formCase.at ?? ''}`, () =>
        keepWhenRefused({ page, backend }, formCase, refuse))
      expect(gateway.violations).toEqual([])
    }
  })
}
