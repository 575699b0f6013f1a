/** `npm run test:e2e`: the journeys in a real browser, against the built portal with the sandbox and with the mock. */
import { buildDocs } from './docs/build-docs.ts'
import { forgetCalls } from './coverage/calls.ts'
import { buildPanel } from './panel/build-panel.ts'
import { provideBrowser } from './portal/browser.ts'
import { build } from './portal/build.ts'
import { show } from './run.ts'

const CHROMIUM_PATH = provideBrowser()
const wishes = process.argv.slice(2)
build()
buildDocs()
buildPanel()
forgetCalls()
// A part of the suite cannot show all of the contract.
const passed =
  show('playwright', ['test', ...wishes], { CHROMIUM_PATH }) &&
  (wishes.length > 0 || show('node', ['scripts/coverage/report.ts']))
if (!passed) process.exitCode = 1
