import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root, runAside } from '#scripts/run.ts'

const config = `
import { SkippedTests } from '${root}/tests/skipped-reporters.ts'
export default {
  root: import.meta.dirname,
  test: { globalSetup: ['${root}/tests/sandbox/prepare-backends.ts'], reporters: ['default', new SkippedTests()] },
}`

/** With the databases of the tests, whose package once ended every process with exit code 0. */
async function runTests(text: string) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/failing-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'vitest.config.ts'), config)
  writeFileSync(join(folder, 'planted.test.ts'), `import { expect, it } from 'vitest'\n${text}`)
  return runAside('vitest', ['run', '--config', join(folder, 'vitest.config.ts')], { SKIPPED_LIST: '' })
}

it('a run with a failed test fails, and ends with what was skipped and why', async () => {
  const { ok, output } = await runTests(`
    it('fails', () => expect(1).toBe(2))
    it('is skipped', ({ skip }) => skip(true, 'a lathe is not installed'))`)
  expect(ok).toBe(false)
  expect(output).toContain('1 failed')
  expect(output.trimEnd()).toMatch(/Skipped:\n {2}a lathe is not installed \(planted\.test\.ts\)$/)
}, 240_000)
