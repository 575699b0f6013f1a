/** Writes the table of all settings in docs/operations.md. */
import type { z } from 'zod'
import { serverSchema } from './server-settings.ts'
import { about } from './setting.ts'

/** A table in Markdown: a row for each setting with its purpose, its valid values and its default. */
export function settingsTable(): string {
  const rows = Object.entries<z.ZodType>(serverSchema.shape).map(([name, schema]) => {
    const { allowed, meaning } = about.get(schema)!
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
