import { expect, type Page } from '@playwright/test'

/** Scrolls to each part that loads when it comes in sight, as a person does who reads to the end. */
export async function readToEnd(page: Page): Promise<void> {
  const scrollToUnloaded = () =>
    page.locator('[data-unloaded]').evaluateAll((parts) => {
      for (const part of parts) void part.scrollIntoView({ block: 'center' })
      return parts.length
    })
  // Again and again, since a page may render such a part only after the first look.
  await expect.poll(scrollToUnloaded).toBe(0)
}
