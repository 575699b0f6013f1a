/**
 * `npm run test:engines`: the daily journeys in Firefox and in WebKit, from the login through the forms. `-- --engine firefox`
 * takes one engine, further words take the journeys whose names contain one of them. An engine that is not installed is skipped,
 * which the run reports (docs/commands.md names the packages).
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '#scripts/portal/build.ts'
import { root } from '#scripts/run.ts'
import { reportSkipped } from '#scripts/skipped.ts'
import type { Engine, RunningBrowser } from './browser.ts'
import { firefox } from './firefox.ts'
import { type Journey, journeys } from './journeys.ts'
import { Person } from './person.ts'
import { type Site, startSite } from './site.ts'
import { webkit } from './webkit.ts'

type Result = { engine: string; journey: string; passed: boolean; seconds: number }

const { values, positionals } = parseArgs({ allowPositionals: true, options: { engine: { type: 'string' } } })
const engines = [firefox, webkit].filter(({ name }) => values.engine === undefined || name === values.engine)
const chosen = journeys.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
)
if (engines.length === 0 || chosen.length === 0) {
  console.error('There is no such engine or journey.')
  process.exit(1)
}

const pictures = join(root, '.cache/engines')
const temporary = mkdtempSync(join(tmpdir(), 'engines-'))

/** Throws with the first step that fails, or with whatever the browser complained about. */
async function takeJourney(browser: RunningBrowser, journey: Journey, site: Site, downloads: string, picture: string) {
  await site.sandbox.control('reset', {})
  const session = await browser.openSession()
  try {
    const person = new Person(site, session)
    const takeComplaints = async () =>
      [...(await person.takeMessages()), ...site.takeReports().map((report) => `reported: ${report}`)].join('\n')
    try {
      await journey.run(person, { downloads })
    } catch (error) {
      await person.takePicture(picture).catch(() => {})
      const complaints = await takeComplaints().catch(String)
      throw complaints === '' ? error : new Error(`The browser complained too:\n${complaints}`, { cause: error })
    }
    const complaints = await takeComplaints()
    if (complaints !== '') throw new Error(`The browser complained:\n${complaints}`)
  } finally {
    await session.close()
    site.takeReports()
  }
}

async function runEngine(engine: Engine, site: Site): Promise<Result[]> {
  const results: Result[] = []
  const downloads = join(temporary, engine.name)
  mkdirSync(downloads)
  const browser = await engine.start({ downloads, temporary })
  try {
    for (const journey of chosen) {
      const start = performance.now()
      const picture = join(pictures, `${engine.name}-${journey.name.replaceAll(/\W+/g, '-')}.png`)
      const error = await takeJourney(browser, journey, site, downloads, picture).then(
        () => undefined,
        (failure: Error) => failure,
      )
      const seconds = Math.round((performance.now() - start) / 100) / 10
      results.push({ engine: engine.name, journey: journey.name, passed: error === undefined, seconds })
      console.log(`${error === undefined ? '✔' : '✘'} ${engine.name}: ${journey.name} (${seconds} s)`)
      if (error !== undefined) console.log(error)
    }
  } finally {
    await browser.close()
  }
  return results
}

function printTable(results: readonly Result[]): void {
  const names = [...new Set(results.map(({ engine }) => engine))]
  const width = Math.max(...chosen.map(({ name }) => name.length))
  console.log(`\n${''.padEnd(width)}  ${names.map((name) => name.padEnd(16)).join('')}`)
  for (const { name } of chosen) {
    const cells = names.map((engine) => {
      const result = results.find((one) => one.engine === engine && one.journey === name)
      return result === undefined ? '-' : `${result.passed ? 'passed' : 'FAILED'} ${result.seconds} s`
    })
    console.log(`${name.padEnd(width)}  ${cells.map((cell) => cell.padEnd(16)).join('')}`)
  }
}

const installed: Engine[] = []
const skipped: { reason: string; file: string }[] = []
for (const engine of engines) {
  const missing = engine.missingPrograms()
  if (missing.length === 0) installed.push(engine)
  else skipped.push({ reason: `${engine.name}: ${missing.join(' and ')} is not installed`, file: 'tests/engines' })
}
reportSkipped(skipped)
if (installed.length > 0) {
  build()
  mkdirSync(pictures, { recursive: true })
  const site = await startSite()
  const results: Result[] = []
  for (const engine of installed) results.push(...(await runEngine(engine, site)))
  await site.close()
  printTable(results)
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
}
rmSync(temporary, { recursive: true, force: true })
