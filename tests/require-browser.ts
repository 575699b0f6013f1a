import { type Browser, browserAdvice, provideBrowser } from '#scripts/portal/browser.ts'

/** For commands that are nothing without a browser. */
export function requireBrowser(): Browser {
  const browser = provideBrowser()
  if (browser === undefined) throw new Error(`There is no browser: ${browserAdvice}.`)
  return browser
}
