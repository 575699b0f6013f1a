/** The browsers that Orca reads, with a window on the virtual desktop. */
import puppeteer, { type Browser } from 'puppeteer-core'
import { findProgram } from '../engines/browser.ts'
import type { Desktop } from './desktop.ts'

export type BrowserName = 'firefox' | 'chromium'
export const browserNames: readonly BrowserName[] = ['firefox', 'chromium']

export const findBrowser: Record<BrowserName, () => string | undefined> = {
  firefox: () => findProgram('firefox-esr', 'firefox'),
  chromium: () => findProgram('chromium'),
}

export function startBrowser(name: BrowserName, { environment }: Desktop, width: number): Promise<Browser> {
  const shared = {
    executablePath: findBrowser[name]()!,
    headless: false,
    env: environment,
    defaultViewport: null,
    timeout: 120_000,
    protocolTimeout: 120_000,
  }
  if (name === 'firefox')
    return puppeteer.launch({
      ...shared,
      browser: 'firefox',
      args: [`--width=${width}`, '--height=1000'],
      extraPrefsFirefox: { 'intl.accept_languages': 'de-AT, de' },
    })
  return puppeteer.launch({
    ...shared,
    browser: 'chrome',
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--force-renderer-accessibility',
      '--disable-background-networking',
      '--disable-features=Translate',
      '--disable-save-password-bubble',
      '--accept-lang=de-AT,de',
      `--window-size=${width},1000`,
    ],
    ignoreDefaultArgs: ['--enable-automation'],
  })
}
