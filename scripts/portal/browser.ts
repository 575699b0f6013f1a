/** Finds a Chromium for the browser tests, or gets one. */
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { run, show } from '../run.ts'

// The headless shell draws no window of its own and opens a page in half the time.
const installed = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of an installed Chromium or Chrome, or of Playwright's own; undefined when there is none. */
function findBrowser(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted !== undefined && existsSync(wanted)) return wanted
  for (const name of installed) {
    const { ok, output } = run('which', [name])
    if (ok) return output.trim()
  }
  const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return [macChrome, chromium.executablePath()].find((path) => existsSync(path))
}

/** Debian's package, where we may install it. */
function installDebianPackage(): void {
  if (process.getuid?.() !== 0 || !run('which', ['apt-get']).ok) return
  console.log('Installing Chromium from Debian …')
  if (show('apt-get', ['update', '--quiet=2']))
    show('apt-get', ['install', '--yes', '--quiet=2', 'chromium-headless-shell'])
}

/** An installed browser, else Debian's package, else Playwright's download; throws one clear sentence without any. */
export function provideBrowser(): string {
  const found = findBrowser()
  if (found !== undefined) return found
  installDebianPackage()
  const afterDebian = findBrowser()
  if (afterDebian !== undefined) return afterDebian
  show('playwright', ['install', 'chromium'])
  const own = findBrowser()
  if (own !== undefined) return own
  throw new Error('The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.')
}
