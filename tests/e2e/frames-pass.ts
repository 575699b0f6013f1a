import type { Page } from '@playwright/test'

/** What comes after a change is drawn: some things are measured, marked or scrolled in the frame after it. */
export const framesPass = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
