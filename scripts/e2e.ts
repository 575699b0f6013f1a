/**
 * `npm run test:e2e`: the journeys in a real browser, against the built portal with the sandbox and with the mock. The whole
 * suite runs in the headless shell where there is one, and then a part of it in a whole Chromium that stands beside it,
 * with the storage of `npm start`.
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

const browser = provideBrowser()
const wishes = process.argv.slice(2)
await buildAll()
forgetCalls()
const beside = findWholeBeside(browser)
// A part of the suite cannot show all of the contract.
const passed =
  runIn(browser, wishes) &&
  (wishes.length > 0 ||
    (show('node', ['scripts/coverage/report.ts']) &&
      (beside === undefined || runIn(beside, [...needWholeBrowser, '--retries=0'], { JOURNEYS_STORAGE: 'PGlite' }))))
if (!passed) process.exitCode = 1
