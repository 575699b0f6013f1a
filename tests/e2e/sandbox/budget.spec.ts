import { expectWithinBudget } from '../login-budget.ts'
import { test } from './sandbox-test.ts'

for (const area of ['private', 'business', 'bank']) {
  test(`the ${area} login page stays within its budget`, async ({ page }) => {
    await expectWithinBudget(page, area)
  })
}
