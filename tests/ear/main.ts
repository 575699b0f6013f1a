/**
 * `npm run test:ear`: what the screen reader Orca says in eight ways through the portal, driven by keyboard, in Firefox and in Chromium,
 * compared with the records of the folder. `-- --browser firefox` takes one browser, `--write` writes the records, further words take
 * the ways whose names contain one of them. Skipped where a program is missing (docs/commands.md names the packages).
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '#scripts/portal/build.ts'
import { root } from '#scripts/run.ts'
import { reportSkipped } from '#scripts/skipped.ts'
import { type Site, startSite } from '../engines/site.ts'
import { type BrowserName, browserNames, findBrowser, startBrowser } from './browsers.ts'
import { missingPrograms, orcaVersion, startDesktop } from './desktop.ts'
import { type Journey, journeys } from './journeys.ts'
import { Listener } from './listener.ts'
import { compareRecords, toText } from './record.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'string' }, write: { type: 'boolean' }, built: { type: 'boolean' } },
})
const records = join(import.meta.dirname, 'records')
const pictures = join(root, '.cache/ear')

/** Takes a way in a desktop of its own; gives what was spoken. */
async function listen(browserName: BrowserName, journey: Journey, site: Site): Promise<string> {
  await site.sandbox.control('reset', {})
  const folder = mkdtempSync(join(tmpdir(), 'ear-'))
  const desktop = await startDesktop(folder)
  try {
    const browser = await startBrowser(browserName, desktop, journey.width ?? 1280)
    const [page] = await browser.pages()
    const person = new Listener(site, desktop, page!)
    try {
      await journey.run(person)
    } catch (error) {
      console.log(toText(journey.title, person.steps))
      await person.page.takePicture(join(pictures, `${browserName}-${journey.name}.png`)).catch(() => {})
      throw error
    } finally {
      await browser.close()
    }
    return toText(journey.title, person.steps)
  } finally {
    await desktop.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const browsers = browserNames.filter((name) => values.browser === undefined || name === values.browser)
const chosen = journeys.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
)
const missing = missingPrograms()
const runnable = missing.length > 0 ? [] : browsers.filter((name) => findBrowser[name]() !== undefined)
reportSkipped([
  ...missing.map((name) => ({ reason: `${name} is not installed`, file: 'tests/ear' })),
  ...browsers
    .filter((name) => findBrowser[name]() === undefined)
    .map((name) => ({ reason: `${name} is not installed`, file: 'tests/ear' })),
])
if (runnable.length > 0) {
  if (!values.built) build()
  mkdirSync(pictures, { recursive: true })
  const site = await startSite()
  console.log(`Orca ${orcaVersion()}`)
  for (const browser of runnable)
    for (const journey of chosen) {
      const file = join(records, browser, `${journey.name}.txt`)
      if (values.write !== true && !existsSync(file)) {
        console.log(`- ${browser}: ${journey.name} has no record`)
        continue
      }
      const heard = await listen(browser, journey, site).catch((error: Error) => error)
      if (heard instanceof Error) {
        console.log(`✘ ${browser}: ${journey.name}`, heard)
        process.exitCode = 1
      } else if (values.write) {
        mkdirSync(join(records, browser), { recursive: true })
        writeFileSync(file, heard)
        console.log(heard)
      } else {
        const differences = compareRecords(readFileSync(file, 'utf8'), heard)
        if (differences.length > 0) process.exitCode = 1
        console.log(
          `${differences.length === 0 ? '✔' : '✘'} ${browser}: ${journey.name}`,
          ...differences.map((text) => `\n${text}`),
        )
      }
    }
  await site.close()
}
