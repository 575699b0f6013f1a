import type { Page } from '@playwright/test'
import { expect } from './portal-test.ts'

/** A modal is open: what it tells the body of the width of the scroll bar stays there. Inherited, all styles of the page were worked out anew. */
export async function expectToldToBodyAlone(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-scroll-locked')
  const told = await page.evaluate(() =>
    ['body', 'main'].map((name) =>
      getComputedStyle(document.querySelector(name)!).getPropertyValue('--removed-body-scroll-bar-size'),
    ),
  )
  expect(told).toEqual([expect.stringMatching(/^\d+px$/), ''])
}
