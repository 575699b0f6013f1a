import { expect, type Page } from '@playwright/test'

/** The page names an icon, and its policy lets a browser show it; a browser with a window asks for it by itself. */
export async function expectIcon(page: Page): Promise<void> {
  const widths = await page.locator('link[rel=icon]').evaluateAll((links) =>
    Promise.all(
      links.map(async (link) => {
        const image = new Image()
        image.src = (link as HTMLLinkElement).href
        await image.decode()
        return image.width
      }),
    ),
  )
  expect(widths).toHaveLength(1)
  expect(widths[0]).toBeGreaterThan(0)
}
