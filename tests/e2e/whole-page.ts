import { expect, type Page } from '@playwright/test'

/** Scrolls to each part that loads when it comes in sight, as a person does who reads to the end. */
export async function readToEnd(page: Page): Promise<void> {
  const unloaded = page.locator('[data-unloaded]')
  await unloaded.evaluateAll((parts) => {
    for (const part of parts) void part.scrollIntoView({ block: 'center' })
  })
  await expect(unloaded).toHaveCount(0)
}
