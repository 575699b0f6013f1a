import { defineConfig } from '@playwright/test'

const port = 8180
const asRoot = process.getuid?.() === 0

/** Journeys in a real browser against the built portal and the mock, on ports of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  reporter: process.env.CI === undefined ? 'list' : 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--disable-background-networking', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
  webServer: {
    command: 'node scripts/portal/start.ts',
    env: { PORT: String(port), MOCK_PORT: '4110' },
    url: `http://localhost:${port}/`,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
