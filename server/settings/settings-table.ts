/** The list of all settings for people, as docs/operations.md holds it. */
import type { z } from 'zod'
import { serverSchema } from './server-settings.ts'
import { about } from './setting.ts'

/** A table in Markdown: a row for each setting with what it takes, its default and what it is for. */
export function settingsTable(): string {
  const rows = Object.entries<z.ZodType>(serverSchema.shape).map(([name, schema]) => {
    const { allowed, meaning } = about.get(schema)!
    const usual = schema.safeParse(undefined)
    return [`\`${name}\``, meaning, allowed, usual.success ? shown(usual.data) : 'has to be set']
  })
  return [['setting', 'is for', 'takes', 'default'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

const shown = (usual: unknown): string => {
  const value = String(usual ?? '')
  return value === '' ? '' : `\`${value}\``
}
