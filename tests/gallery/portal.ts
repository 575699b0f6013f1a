/** The portal in front of a sandbox of its own, and the pages of it that are looked at. */
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { startSandbox } from '#sandbox/main.ts'
import { requireBrowser } from '../require-browser.ts'
import { build } from '#scripts/portal/build.ts'
import { portalSite } from '../e2e/portal-site.ts'
import { type Area, createClient } from '../sandbox/client.ts'
import { seedPeople } from '../sandbox/people.ts'
import { quiet } from '../sandbox/sandbox-process.ts'
import type { Language } from './picture.ts'

export type Screen = { area: Area; path: string; signedIn: boolean }

type Wishes = {
  /** Those of the browser. */
  flags?: readonly string[]
  /** Another build of the portal than this project's. */
  folder?: string | undefined
}

/** Gives `use` a way to windows in which the usual person of an area is signed in. */
export async function withPortal(
  use: (contextOf: (screen: Screen, language: Language) => Promise<BrowserContext>) => Promise<void>,
  { flags = [], folder }: Wishes = {},
): Promise<void> {
  if (folder === undefined) build()
  const sandbox = await startSandbox({ port: 0, data: 'memory', site: portalSite({ folder }), ...quiet })
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...flags],
  })
  await use(async ({ area, signedIn }, language) => {
    const context = await browser.newContext({ baseURL: sandbox.address, timezoneId: 'Europe/Vienna' })
    const token = signedIn ? await createClient(sandbox.address).tokenOf(area, seedPeople[area].usual) : undefined
    const stored = { language, ...(token !== undefined && { [`token-${area}`]: JSON.stringify(token) }) }
    await context.addInitScript(
      (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
      stored,
    )
    return context
  })
  await browser.close()
  await sandbox.close()
}

/** Waits for what is there in every state; a page that waits for its data never rests, and shows its shape once its code is there. */
export async function open(page: Page, path: string, rests: boolean): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  await page.locator('#root main').waitFor()
  if (rests) return page.waitForLoadState('networkidle')
  // A page without calls, and a page of the bank that waits for its customer, have no layout of their own.
  await page
    .locator('main .mantine-Skeleton-root')
    .first()
    .waitFor({ timeout: 3000 })
    .catch(() => {})
}
