import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { englishCatalogs } from './scripts/i18n/english-catalogs.ts'
import { contractModules } from './scripts/panel/contract-modules.ts'
import { keepTemporaryFilesInMemory } from './tests/memory-folder.ts'
import { SkippedTests } from './tests/skipped-reporters.ts'

keepTemporaryFilesInMemory()

const shared = {
  // A worker keeps what it has loaded for its next file: half of the time. Tests leave no state behind (tests/setup-dom.ts).
  isolate: false,
  // Two more than cores: a worker that waits for a tool, a database or a timer leaves its core to others.
  maxWorkers: 4,
  // Young objects die young: half of the collector's work.
  execArgv: ['--max-semi-space-size=64'],
  // CI shares its machine: what waits for other processes gets a second try there, and only there.
  retry: process.env.CI ? 1 : 0,
}

export default defineConfig({
  test: {
    reporters: ['default', new SkippedTests()],
    projects: [
      {
        plugins: [react(), lingui(), englishCatalogs(), babel({ presets: [linguiTransformerBabelPreset()] })],
        test: {
          ...shared,
          name: 'portal',
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}', 'tests/portal/**/*.test.ts'],
          setupFiles: ['tests/setup-dom.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [contractModules()],
        test: {
          ...shared,
          name: 'panel',
          environment: 'node',
          include: ['tests/panel/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'contract',
          environment: 'node',
          include: ['tests/{contract,architecture,ear}/**/*.test.ts', '{scripts,server}/**/*.test.ts'],
          // They look at all files of the project, or call tools; where others work too, that takes long.
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['{sandbox,contract-checks,conform}/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      // A run of the kit in a minute: what `npm test` notices of a sandbox that leaves something out.
      {
        test: {
          ...shared,
          name: 'kit',
          environment: 'node',
          include: ['tests/kit/**/*.test.ts'],
        },
      },
      // Whole programs with a database, in processes of their own or as packages: the larger part of the time, in `npm run test:all` only.
      {
        test: {
          ...shared,
          name: 'system',
          environment: 'node',
          include: ['tests/{sandbox,conform}/**/*.test.ts'],
          globalSetup: ['tests/sandbox/prepare-backends.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // The same with the built portal: workers that build it at the same time would remove each other's files.
      {
        test: {
          ...shared,
          name: 'system-server',
          environment: 'node',
          include: ['tests/{pack,server}/**/*.test.ts'],
          globalSetup: ['tests/sandbox/prepare-backends.ts', 'tests/server/prepare-build.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
