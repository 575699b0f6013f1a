import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it.each([0, 1])('who uses the PostgreSQL of the tests ends with the code they mean: %i', (code) => {
  const file = join(import.meta.dirname, 'embedded-postgres.ts')
  const script = `await import(${JSON.stringify(file)}); process.exitCode = ${code}`
  expect(spawnSync(process.execPath, ['--input-type=module', '--eval', script]).status).toBe(code)
})
