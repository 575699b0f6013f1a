/**
 * `npm run test:e2e`: the journeys in a real browser, against the built portal with the sandbox and with the mock. The
 * suite runs in the headless shell where there is one, but for a part that runs in a whole Chromium if one stands beside it,
 * with the storage of `npm start`; `-- --whole-browser` runs that part alone, for machines that share the suite.
 */
import { forgetCalls } from './coverage/calls.ts'
import { type Browser, findWholeBeside, provideBrowser } from './portal/browser.ts'
import { buildAll } from './portal/build-all.ts'
import { show } from './run.ts'

/**
 * What a whole browser does otherwise than the headless shell: icons and the pages beside the portal, tabs that know of each
 * other, the way back, files that are saved, frames, windows that move, and the focus of a keyboard. Without second
 * tries: what fails here at times fails for people.
 */
const needWholeBrowser = [
  'sandbox/production',
  'sandbox/second-tab',
  'sandbox/going-back',
  'sandbox/self-service',
  'mock/first-journey',
]

const runIn = ({ path, version }: Browser, args: readonly string[], more: Record<string, string> = {}): boolean => {
  console.log(`The journeys run in ${version} (${path}).`)
  return show('playwright', ['test', ...args], { CHROMIUM_PATH: path, ...more })
}

/** What a failure of the other part has left (pages, traces) stays beside its own. */
const runInWhole = (whole: Browser): boolean =>
  runIn(whole, [...needWholeBrowser, '--retries=0', '--output=.cache/e2e-whole'], { JOURNEYS_STORAGE: 'PGlite' })

function wholeOf(browser: Browser): Browser {
  const whole = browser.whole ? browser : findWholeBeside(browser)
  if (whole === undefined) throw new Error('This part needs a whole Chromium or Chrome: install one.')
  return whole
}

/** Every file but those of the other part. */
const others = `^(?!.*/tests/e2e/(${needWholeBrowser.join('|')})\\.spec)`

/** Each journey once; a part of the suite cannot show all of the contract. */
function runAll(browser: Browser): boolean {
  const beside = findWholeBeside(browser)
  const passed = beside === undefined ? runIn(browser, []) : runIn(browser, [others]) && runInWhole(beside)
  return passed && show('node', ['scripts/coverage/report.ts'])
}

const wishes = process.argv.slice(2)
const found = provideBrowser()
const whole = wishes.includes('--whole-browser') ? wholeOf(found) : undefined
await buildAll()
forgetCalls()
const passed = whole ? runInWhole(whole) : wishes.length > 0 ? runIn(found, wishes) : runAll(found)
if (!passed) process.exitCode = 1
