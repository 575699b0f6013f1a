import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { DateTime } from 'luxon'
import type { Storage } from './tests/e2e/sandbox/sandbox-test.ts'
import { keepTemporaryFilesInMemory } from './tests/memory-folder.ts'

keepTemporaryFilesInMemory()

const inCi = Boolean(process.env.CI)
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
    ...(asRoot ? ['--no-sandbox'] : []),
  ],
}

/** Shortcuts for journeys that are about something else than how a browser starts, draws and moves (docs/decisions/013). */
const quick: NonNullable<PlaywrightTestConfig['use']> = {
  // Another window takes a third of a second; Playwright empties this one between two journeys.
  reuseContext: true,
  launchOptions: {
    ...launchOptions,
    executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH,
    args: [
      ...launchOptions.args,
      // Each journey has one site: a process for each of several costs a twentieth of the work.
      '--disable-site-isolation-trials',
    ],
  },
}

/** Journeys in a real browser: against the sandbox and against the mock, one of them for each worker. */
export default defineConfig<object, { storage: Storage }>({
  outputDir: '.cache/e2e',
  globalSetup: './tests/e2e/page-titles.ts',
  fullyParallel: true,
  forbidOnly: inCi,
  // Journeys wait for the browser's next picture as much as they work: two leave a fifth of two cores idle.
  workers: 3,
  // CI shares its machine: a journey that needs a second try is reported as flaky.
  retries: inCi ? 2 : 0,
  // What is broken everywhere is reported after ten failures, within the time of CI.
  maxFailures: inCi ? 10 : 0,
  // A machine that does other work too is slow; each expectation names what it waits for.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [[inCi ? 'line' : 'list'], ['./tests/skipped-reporters.ts']],
  // A control that never comes fails its journey at once, instead of using up the time of all the others.
  use: { actionTimeout: 60_000, timezoneId: anotherDay, trace: 'on-first-retry', storage: 'PostgreSQL' },
  projects: [
    // What people do every day, as they do it: from the login on, with scroll bars and motion, on the storage of `npm start`.
    {
      name: 'daily',
      testDir: 'tests/e2e/daily',
      retries: inCi ? 1 : 0,
      use: {
        storage: 'PGlite',
        screenshot: 'only-on-failure',
        launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
      },
    },
    // The longest journey is the mock's, and whatever comes last keeps one worker idle.
    { name: 'mock', testDir: 'tests/e2e/mock', use: quick },
    {
      name: 'sandbox',
      testDir: 'tests/e2e/sandbox',
      // Windows that fade out are in the way of quick tests; the other journeys see them move.
      use: { ...quick, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
})
