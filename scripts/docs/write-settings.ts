/** `npm run docs:settings`: writes the list of settings into docs/operations.md; write-settings.test.ts compares. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { root } from '../run.ts'
import type { z } from 'zod'
import { serverSchema } from '#server/settings/server-settings.ts'
import { settingDescriptions } from '#server/settings/setting.ts'

const file = join(root, 'docs/operations.md')

/** The page with the list of today's settings in it. */
export async function withSettingsTable(page: string): Promise<string> {
  const { code: table } = await format('settings.md', settingsTable())
  return page.replace(
    /(<!-- settings:[^\n]*\n)[\s\S]*?(?=<!-- \/settings)/,
    (_all, begin: string) => `${begin}\n${table}\n`,
  )
}

/** A table in Markdown: a row for each setting with its purpose, its valid values and its default. */
function settingsTable(): string {
  const rows = Object.entries<z.ZodType>(serverSchema.shape).map(([name, schema]) => {
    const { allowed, meaning } = settingDescriptions.get(schema)!
    const usual = schema.safeParse(undefined)
    return [`\`${name}\``, meaning, allowed, usual.success ? shown(usual.data) : 'required']
  })
  return [['setting', 'purpose', 'value', 'default'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

const shown = (usual: unknown): string => {
  const value = String(usual ?? '')
  return value === '' ? '' : `\`${value}\``
}

if (import.meta.main) writeFileSync(file, await withSettingsTable(readFileSync(file, 'utf8')))
