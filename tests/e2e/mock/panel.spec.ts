import { createServer } from 'vite'
import { panelInDevelopment } from '#scripts/panel/contract-modules.ts'
import { startMock } from '#scripts/portal/mock-server.ts'
import { prismExamples } from '#scripts/portal/prism.ts'
import { expect } from '../portal-test.ts'
import { test as base } from './mock-test.ts'

/** What `npm run dev:mock` starts: the portal from its sources, the panel on its pages, the mock behind it. */
const test = base.extend<object, { mocked: string }>({
  mocked: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mock = await startMock(prismExamples, 0)
      const server = await createServer({
        plugins: panelInDevelopment(),
        cacheDir: '.cache/e2e-vite',
        server: { port: 0, proxy: { '/api/ui/v1': mock.address } },
      })
      await server.listen()
      await use(server.resolvedUrls!.local[0]!)
      await server.close()
      await mock.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a developer with the mock makes calls slow, lost or unreadable, and shares what they chose', async ({
  page,
  context,
  portal,
  expected,
}) => {
  expected.refusals.push(500)
  const panel = page.getByRole('complementary', { name: 'Contract panel' })
  const answer = panel.getByLabel('Answer', { exact: true })
  const main = page.getByRole('main')
  const product = panel.getByRole('listitem').filter({ has: page.getByText('privateGetProduct', { exact: true }) })
  const choose = async (outcome: string) => {
    await panel.getByLabel('Operation').selectOption('privateGetProduct')
    await answer.selectOption(outcome)
    await panel.getByRole('button', { name: 'Choose this answer' }).click()
  }

  await test.step('what the mock answers keeps the contract', async () => {
    await portal.open('/private/login')
    await portal.signIn('anna.gruber@mail.example')
    await expect(page.getByRole('article', { name: 'Starter' })).toBeVisible({ timeout: 90_000 }) // Vite's first time
    await page.getByRole('button', { name: /^Contract: \d+ valid$/ }).click()
    await expect(product).toContainText(/200 · \d+ ms · valid/)
  })

  const failures = [
    ['offline', 'Wir konnten die Bank nicht erreichen.', /no connection · \d+ ms · as chosen/],
    ['timeout', 'Die Antwort hat zu lange gedauert.', /timeout · \d+ ms · as chosen/],
    ['unreadable', 'Bei uns ist etwas schiefgegangen.', /200 · \d+ ms · as chosen/],
  ] as const
  const starter = page.getByRole('article', { name: 'Starter' })
  const again = main.getByRole('button', { name: 'Noch einmal versuchen' })
  await test.step('a call that is lost or unreadable', async () => {
    for (const [outcome, sentence, noted] of failures) {
      await choose(outcome)
      if (await again.isVisible()) {
        await again.click()
      } else {
        await page.reload()
        await page.getByRole('button', { name: /^Contract/ }).click()
      }
      await expect(main.getByRole('alert')).toContainText(sentence)
      await expect(product.first()).toContainText(noted)
    }
  })

  await test.step('a slow call', async () => {
    await choose('slow')
    await again.click()
    await expect(main.getByRole('alert')).toBeHidden()
    await expect(starter).toBeHidden()
    await expect(starter).toBeVisible()
    await expect(product.first()).toContainText(/200 · \d{4,} ms · valid · as chosen/)
  })

  await test.step('every call, for a colleague too', async () => {
    await panel.getByLabel('Operation').selectOption('privateGetProduct')
    await answer.selectOption('500')
    await panel.getByRole('checkbox', { name: /every call/ }).check()
    await panel.getByRole('button', { name: 'Choose this answer' }).click()
    await panel.getByRole('button', { name: 'Copy link' }).click()
    await expect(panel.getByRole('status')).toHaveText('The link is copied.')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/#every=privateGetProduct\.500/)
    const colleague = await context.newPage()
    await colleague.goto(link)
    await expect(colleague.getByRole('main').getByRole('alert')).toContainText('Bei uns ist etwas schiefgegangen.')
    await colleague.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await expect(colleague.getByRole('main').getByRole('alert')).toContainText('Bei uns ist etwas schiefgegangen.')
  })
})
