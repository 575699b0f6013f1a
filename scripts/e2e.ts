/** `npm run test:e2e`: the journeys in a real browser, against the built portal with the sandbox and with the mock. */
import { buildDocs } from './docs/build-docs.ts'
import { buildPanel } from './panel/build-panel.ts'
import { provideBrowser } from './portal/browser.ts'
import { build } from './portal/build.ts'
import { show } from './run.ts'

const CHROMIUM_PATH = provideBrowser()
build()
buildDocs()
buildPanel()
if (!show('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH })) process.exitCode = 1
