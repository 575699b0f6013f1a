/** `npm run test:e2e`: the journeys in a real browser, against the built portal on ports of its own. */
import { provideBrowser } from './portal/browser.ts'
import { show } from './run.ts'

const CHROMIUM_PATH = provideBrowser()
if (!show('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH })) process.exitCode = 1
