import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/run.ts'
import { type Kind, startDeployment, whyNotHere } from '../../server/deployment.ts'
import { expect, test as base } from './sandbox-test.ts'

/** The build behind a server of somebody else, with the file of the documentation. */
const test = base.extend<{ kind: Kind }>({
  kind: ['nginx', { option: true }],
  baseURL: async ({ backend, kind }, use) => {
    const why = whyNotHere(kind)
    test.skip(why !== undefined, why)
    const dist = mkdtempSync(join(tmpdir(), 'dist-'))
    cpSync(join(root, 'dist'), dist, { recursive: true })
    const server = await startDeployment(kind, dist, backend.address)
    await use(server.address)
    await server.stop()
    rmSync(dist, { recursive: true })
  },
})
// The certificate of the test is signed by itself.
test.use({ ignoreHTTPSErrors: true })

for (const kind of ['nginx', 'caddy'] as const) {
  test.describe(`behind ${kind}`, () => {
    test.use({ kind })

    test('a person signs in, sees their products and signs out, and the policy refuses nothing of ours', async ({
      page,
      portal,
    }) => {
      await portal.open('/private/login')
      await portal.signIn('anna.gruber@mail.example')
      await expect(page.getByRole('heading', { name: 'Meine paybox' })).toBeVisible()
      await expect(page.getByRole('main').getByText('Monatslimit').first()).toBeVisible()
      await page.reload()
      await page.getByRole('button', { name: /Konto/ }).click()
      await page.getByRole('menuitem', { name: 'Abmelden' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click()
      await expect(page).toHaveURL(/\/private\/login$/)
    })
  })
}
