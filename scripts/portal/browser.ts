/** Finds the Chromiums for the browser tests, or gets one. */
import { existsSync, realpathSync } from 'node:fs'
import { basename } from 'node:path'
import { chromium } from 'playwright'
import { run, show } from '../run.ts'

/** A browser on this machine; a `whole` one has windows, tabs and icons, the headless shell draws pages only. */
export type Browser = { path: string; version: string; whole: boolean }

const shells = ['chromium-headless-shell']
const wholeOnes = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const isWhole = (path: string): boolean =>
  !/headless[-_]shell/.test(`${basename(path)} ${basename(realpathSync(path))}`)

function browserAt(path: string): Browser {
  const version =
    run(path, ['--version'])
      .output.match(/(?:Chromium|Chrome)[^\n]*/)?.[0]
      .trim() ?? 'unknown version'
  return { path, version, whole: isWhole(path) }
}

function installed(names: readonly string[]): string | undefined {
  for (const name of names) {
    const { ok, output } = run('which', [name])
    if (ok) return output.trim()
  }
  return undefined
}

/** The path of an installed Chromium or Chrome, or of Playwright's own; the headless shell before a whole one. */
function findBrowser(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted !== undefined && existsSync(wanted)) return wanted
  // The headless shell needs half of the work of a whole browser for each page.
  const places = [installed([...shells, ...wholeOnes]), macChrome, chromium.executablePath()]
  return places.find((path) => path !== undefined && existsSync(path))
}

/** A whole browser beside the one that the journeys run in; undefined when that is whole, or the only one. */
export function findWholeBeside({ whole }: Browser): Browser | undefined {
  const path = whole || process.env.CHROMIUM_PATH !== undefined ? undefined : installed(wholeOnes)
  return path === undefined ? undefined : browserAt(path)
}

/** Debian's package, where we may install it. */
function installDebianPackage(): void {
  if (process.getuid?.() !== 0 || !run('which', ['apt-get']).ok) return
  console.log('Installing Chromium from Debian …')
  if (show('apt-get', ['update', '--quiet=2']))
    show('apt-get', ['install', '--yes', '--quiet=2', 'chromium-headless-shell'])
}

/** An installed browser, else Debian's package, else Playwright's download; throws one clear sentence without any. */
export function provideBrowser(): Browser {
  const ways = [() => {}, installDebianPackage, () => void show('playwright', ['install', 'chromium'])]
  for (const get of ways) {
    get()
    const found = findBrowser()
    if (found !== undefined) return browserAt(found)
  }
  throw new Error('The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.')
}
