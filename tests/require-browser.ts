import { browserAdvice, findShell, provideBrowser } from '#scripts/portal/browser.ts'

/**
 * The path of a browser, for commands that are nothing without one: the headless shell where it is installed, since a whole browser runs
 * pages of its own beside the measured one.
 */
export function requireBrowser(): string {
  const path = findShell() ?? provideBrowser()?.path
  if (path === undefined) throw new Error(`There is no browser: ${browserAdvice}.`)
  return path
}
