import type { Page } from '@playwright/test'
import { startServe } from '../../server/serve-process.ts'
import { goTo } from './idempotent-writes.ts'
import { expect, test as base } from './sandbox-test.ts'

type Report = { kind: string; route: string; message: string; language: string }
type Served = Awaited<ReturnType<typeof startServe>>

/** The portal as an operator runs it, with what browsers report. Everything that breaks here breaks on purpose. */
const test = base.extend<{ served: Served; reports: () => Report[] }>({
  served: async ({ backend }, use) => {
    const served = await startServe(backend.address, { REPORT_URL: '/reports', REPORT_SAMPLE: '1' })
    await use(served)
    served.end()
    await served.ended
  },
  baseURL: ({ served }, use) => use(served.address),
  reports: ({ served: { output } }, use) =>
    use(() => output.flatMap((line) => (JSON.parse(line) as { report?: Report }).report ?? [])),
  // eslint-disable-next-line no-empty-pattern
  watched: ({}, use) => use(),
})

/** Answers 404 for the file of this name while it is missing. */
const lose = (page: Page, name: string, isMissing = () => true) =>
  page.route(new RegExp(`/assets/${name}[\\w-]*\\.js`), (route) =>
    isMissing() ? route.fulfill({ status: 404 }) : route.fallback(),
  )

test('an error in a browser is a line of the log without personal data', async ({ page, portal, reports }) => {
  const kinds = () => [...new Set(reports().map(({ kind }) => kind))].toSorted()
  await page.route('**/private/product', (route) => route.fulfill({ json: {} }))
  await portal.enter('/private/mypaybox?tab=my-products', 'anna.gruber@mail.example')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect.poll(kinds).toEqual(expect.arrayContaining(['unreadable', 'vital']))

  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Anna at anna.gruber@mail.example, 6641234501')
    })
    new Image().src = 'https://elsewhere.example/pixel.png?person=anna'
  })
  await expect.poll(kinds).toEqual(expect.arrayContaining(['error', 'policy']))

  await lose(page, 'profile-contents')
  await goTo(page, '/private/profile')
  await expect.poll(kinds).toEqual(['error', 'load', 'policy', 'unreadable', 'vital'])

  expect(reports().find(({ kind }) => kind === 'unreadable')).toMatchObject({ language: 'de' })
  expect(reports().find(({ kind }) => kind === 'unreadable')!.route).toMatch(/^\/private.*\/mypaybox/)
  expect(JSON.stringify(reports())).not.toMatch(/anna\.|6641234501|person=/)
})

test('a form keeps its text when a newer portal is deployed meanwhile', async ({ page, portal }) => {
  // The schema is missing when the opened form loads it, and there once the page has asked which portal is deployed.
  let isDeployed = false
  await lose(page, 'personal-data-schemas', () => !isDeployed)
  await portal.enter('/private/mypaybox?tab=personal-information', 'anna.gruber@mail.example')
  const street = page.getByLabel(/^Straße/)
  const save = page.getByRole('button', { name: 'Speichern' })
  await street.fill('Ringstraße 7')
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => {
      isDeployed = true
      return route.fulfill({ body: '<script src="/assets/portal-newer.js"></script>' })
    },
    { times: 1 },
  )
  await save.click()
  await expect(page.getByText('Das Portal wurde aktualisiert.')).toBeVisible()
  await expect(page.getByText('Was Sie eingegeben hatten, ist noch da')).toBeVisible()
  await expect(street).toHaveValue('Ringstraße 7')
  expect(await page.evaluate(() => sessionStorage.getItem('next-loading'))).toBeNull()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await save.click()
  await saved
  await page.reload()
  await expect(street).toHaveValue('Ringstraße 7')
})
