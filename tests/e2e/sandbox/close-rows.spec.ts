import { seedPeople } from '../../sandbox/people.ts'
import { expect, expectAccessible } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

test('with close rows at least 14 customers stand on a usual laptop, and it stays so', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await portal.enter('/bank/private-customers', seedPeople.bank.usual)
  await page.getByRole('button', { name: 'Ansicht: Privatkunden' }).click()
  await page.getByRole('checkbox', { name: 'Kompakte Zeilen' }).check()
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(21)
  await expect(page.locator('[data-compact]')).toBeVisible()
  const rows = await page.getByRole('row').evaluateAll((all) =>
    all.map((row) => {
      const { bottom, height } = row.getBoundingClientRect()
      const targets = [...row.querySelectorAll('button, a')].map((target) => target.getBoundingClientRect())
      return { whole: bottom <= innerHeight, height, smallest: Math.min(...targets.map((one) => one.height)) }
    }),
  )
  expect(rows.slice(1).filter(({ whole }) => whole).length).toBeGreaterThanOrEqual(14)
  expect(rows[1]!.height).toBe(32)
  expect(Math.min(...rows.slice(1).map(({ smallest }) => smallest))).toBeGreaterThanOrEqual(24)
  await expectAccessible(page)
})
