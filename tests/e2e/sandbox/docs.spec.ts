import Fastify from 'fastify'
import { buildDocs } from '#scripts/docs/build-docs.ts'
import { docsSite } from '#scripts/portal/docs-site.ts'
import { expectIcon } from '../page-icon.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test as base } from '../portal-test.ts'

const test = base.extend<object, { reference: string }>({
  reference: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const app = Fastify()
      await app.register(docsSite(buildDocs()))
      await use(await app.listen({ port: 0, host: '127.0.0.1' }))
      await app.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ reference }, use) => use(reference),
})

test('a backend team finds a call by its path with the keyboard alone and reads every answer', async ({ page }) => {
  await page.goto('/docs/')
  await expectIcon(page)
  await page.keyboard.press('/')
  await page.keyboard.type('call-number put')
  await expect(page.getByRole('status')).toHaveText('2 found')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('privateChangeCallNumber')
  const taken = page.locator('#status-409')
  await taken
    .getByText(/Problem|inUse/i)
    .first()
    .waitFor()
  await taken.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(taken.locator('pre').first()).toContainText('"status": 409')
})

const places = ['index', 'operations/privateLogin', 'schemas/CallingNumber', 'errors', 'roles', 'states', 'changes']
test('everybody can read the reference in light and dark colours, and it stays within a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const place of places) {
    await test.step(place, async () => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(`/docs/${place}.html`)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page)
    })
  }
})
