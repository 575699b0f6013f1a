import { expect, type Page } from '@playwright/test'

/** What the chart library weighs at most, in bytes as they are sent (brotli). */
const budget = 45_000

/** Watches the files of the library, which has a name of its own in the build (vite.config.ts). */
export function weighCharts(page: Page) {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (!/\/assets\/chart-[^/]+\.js$/.test(response.url())) return
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    )
  })
  return {
    expectNone: () => expect(sizes).toEqual([]),
    expectWithinBudget: async () => {
      const bytes = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0)
      console.log(`charts: ${bytes} B`)
      expect(bytes, 'the library was really measured').toBeGreaterThan(5_000)
      expect(bytes).toBeLessThanOrEqual(budget)
    },
  }
}
