import { defineConfig } from '@playwright/test'
import { DateTime } from 'luxon'
import { keepTemporaryFilesInMemory } from './tests/memory-folder.ts'

keepTemporaryFilesInMemory()

const asRoot = process.getuid?.() === 0

/** A zone where it is never the day that it is in Vienna: what the portal calls today is Vienna's, wherever the browser stands. */
const anotherDay = DateTime.now().setZone('Europe/Vienna').hour < 12 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  // A browser names what it saves in the letters of its locale; a bare machine has none but ASCII.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  args: [
    '--disable-background-networking',
    // There is no graphics card to draw with: pictures are painted at once instead of by an imitation of one.
    '--disable-gpu',
    // Each journey has one site: a process for each of several costs a twentieth of the work.
    '--disable-site-isolation-trials',
    ...(asRoot ? ['--no-sandbox'] : []),
  ],
}

/** Journeys in a real browser: against the sandbox (in memory) and against the mock, one of them for each worker. */
export default defineConfig({
  outputDir: '.cache/e2e',
  globalSetup: './tests/e2e/prepare-storage.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Journeys wait for the browser's next picture as much as they work: two leave a fifth of two cores idle.
  workers: 3,
  // CI shares its machine: a journey that needs a second try is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 2,
  // A machine that does other work too is slow; what is waited for is said by each expectation.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI === undefined ? 'list' : 'line',
  use: {
    timezoneId: anotherDay,
    trace: 'on-first-retry',
    // A whole Chromium needs a third of a second for another window; Playwright empties this one between two journeys.
    reuseContext: true,
    launchOptions,
  },
  projects: [
    // The longest journey is the mock's, and whatever comes last keeps one worker idle.
    { name: 'mock', testDir: 'tests/e2e/mock' },
    {
      name: 'sandbox',
      testDir: 'tests/e2e/sandbox',
      // Windows that fade out are in the way of quick hands, and of quick tests; the mock's journeys see them move.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      // What people do daily, as they see it: scroll bars shown, motion on, no second tries.
      name: 'daily',
      testDir: 'tests/e2e/daily',
      retries: 0,
      use: { launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } },
    },
  ],
})
