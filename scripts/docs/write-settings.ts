/** `npm run docs:settings`: writes the list of settings into docs/operations.md; write-settings.test.ts compares. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { settingsTable } from '#server/settings/settings-table.ts'
import { root } from '../run.ts'

const file = join(root, 'docs/operations.md')

/** The page with the list of today's settings in it. */
export async function withSettingsTable(page: string): Promise<string> {
  const { code: table } = await format('settings.md', settingsTable())
  return page.replace(
    /(<!-- settings:[^\n]*\n)[\s\S]*?(?=<!-- \/settings)/,
    (_all, begin: string) => `${begin}\n${table}\n`,
  )
}

if (import.meta.main) writeFileSync(file, await withSettingsTable(readFileSync(file, 'utf8')))
