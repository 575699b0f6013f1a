/**
 * `npm run test:e2e`: the journeys in a real browser, against the built portal with the sandbox and with the mock. Takes what
 * `playwright test` takes. Without a browser they are skipped with a message; in CI that is a failure.
 */
import { forgetCalls } from './coverage/calls.ts'
import { type Browser, browserAdvice, findShell, provideBrowser } from './portal/browser.ts'
import { buildAll } from './portal/build-all.ts'
import { show } from './run.ts'
import { reportSkipped } from './skipped.ts'

/** Playwright's `--last-failed`, a shard or a name is a part, which cannot show all of the contract. */
const wishes = process.argv.slice(2)

function skipAll(): boolean {
  const reason = `no browser can be had: ${browserAdvice}`
  if (process.env.CI) console.error(reason)
  else reportSkipped([{ reason, file: 'tests/e2e' }])
  return !process.env.CI
}

async function runIn({ path, version, isWhole }: Browser): Promise<boolean> {
  await buildAll()
  forgetCalls()
  console.log(`The journeys run in ${version} (${path}).`)
  if (!isWhole)
    reportSkipped([{ reason: 'no whole browser is installed, the headless shell was taken', file: 'tests/e2e' }])
  const shell = findShell() ?? path
  if (shell !== path) console.log(`Those that are not about people's days run in ${shell}.`)
  const passed = show('playwright', ['test', ...wishes], { CHROMIUM_PATH: path, HEADLESS_SHELL_PATH: shell })
  return passed && (wishes.length > 0 || show('node', ['scripts/coverage/coverage.ts']))
}

const browser = provideBrowser()
if (!(browser === undefined ? skipAll() : await runIn(browser))) process.exitCode = 1
