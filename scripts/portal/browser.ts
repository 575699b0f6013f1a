/** Finds the Chromium for the browser tests, or gets one. */
import { existsSync, realpathSync } from 'node:fs'
import { chromium } from 'playwright'
import { run, show } from '../run.ts'

export type Browser = { path: string; version: string; isWhole: boolean }

/** Whole browsers first: the headless shell has no windows, tabs and icons. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chromium-headless-shell']
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

function installedPath(name: string): string | undefined {
  const { ok, output } = run('which', [name])
  return ok ? output.trim() : undefined
}

/** Undefined where the browser does not start, as Playwright's own does where libraries of the system are missing. */
function browserAt(path: string | undefined): Browser | undefined {
  if (path === undefined || !existsSync(path)) return undefined
  const { ok, output } = run(path, ['--version'])
  const version = /(?:Chromium|Chrome)[^\n]*/.exec(output)?.[0].trim()
  if (!ok || version === undefined) return undefined
  return { path, version, isWhole: !/headless[-_]shell/.test(`${path} ${realpathSync(path)}`) }
}

/** The one that CHROMIUM_PATH names and no other, else an installed one, else Playwright's own. */
function findBrowser(): Browser | undefined {
  const { CHROMIUM_PATH: wanted } = process.env
  const paths = wanted ? [wanted] : [...names.map(installedPath), macChrome, chromium.executablePath()]
  for (const path of paths) {
    const browser = browserAt(path)
    if (browser !== undefined) return browser
  }
  return undefined
}

/** The headless shell where it is installed beside a whole browser: it draws the same pages with less work. */
export const findShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? undefined : browserAt(installedPath('chromium-headless-shell'))?.path

/** Debian's package, where we may install it. */
function installDebianPackage(): void {
  if (process.getuid?.() !== 0 || !run('which', ['apt-get']).ok) return
  console.log('Installing Chromium from Debian …')
  if (show('apt-get', ['update', '--quiet=2']))
    show('apt-get', ['install', '--yes', '--quiet=2', 'chromium', 'chromium-headless-shell'])
}

function downloadPlaywrightBrowser(): void {
  console.log('Downloading Chromium …')
  show('playwright', ['install', '--no-shell', 'chromium'])
}

/** What to do where there is none. */
export const browserAdvice = 'install Chromium or Chrome, or name one in CHROMIUM_PATH'

/** An installed browser, else Debian's package, else Playwright's download; undefined where none of them can be had. */
export function provideBrowser(): Browser | undefined {
  const found = findBrowser()
  if (found !== undefined || process.env.CHROMIUM_PATH) return found
  installDebianPackage()
  const installed = findBrowser()
  if (installed !== undefined) return installed
  downloadPlaywrightBrowser()
  return findBrowser()
}
