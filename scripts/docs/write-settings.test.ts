import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run.ts'
import { withSettingsTable } from './write-settings.ts'

it('an operator reads in docs/operations.md exactly the settings that there are', async () => {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  expect(page).toContain('| `API_BASE_URL`')
  expect(page).toBe(await withSettingsTable(page))
})
