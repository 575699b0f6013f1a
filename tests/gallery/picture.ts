/** Every way in which a screen is looked at, and where its pictures lie. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

export const languages = ['de', 'en'] as const
export const widths = [360, 768, 1280, 1920] as const
export const schemes = ['light', 'dark'] as const
export type Language = (typeof languages)[number]

/** One screen or window in one state and language; its pictures differ in width and colours. */
export type Shown = { area: string; screen: string; state: string; language: Language }
export type Picture = Shown & { width: number; scheme: string; file: string }

const heights: Record<(typeof widths)[number], number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 }

const nameOf = (...parts: (string | number)[]) =>
  parts
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/**
 * Takes the pictures of what stands there; a page whole, on a screen as high as it: what stays at the edge of a lower one would
 * lie in the middle of the picture. A window as far as the screen goes.
 */
export async function takePictures(page: Page, shown: Shown, folder: string): Promise<Picture[]> {
  mkdirSync(folder, { recursive: true })
  const taken: Picture[] = []
  const isPage = (await page.locator('[aria-modal=true]').count()) === 0
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] })
    const whole = isPage ? await page.evaluate(() => document.documentElement.scrollHeight) : 0
    if (whole > heights[width]) await page.setViewportSize({ width, height: whole })
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      const { area, screen, state, language } = shown
      const file = `${nameOf(area, screen, state, language, width, scheme)}.jpg`
      await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 70, animations: 'disabled' })
      taken.push({ ...shown, width, scheme, file })
    }
  }
  return taken
}
