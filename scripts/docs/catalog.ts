/** The German of a catalog: source sentence -> translation. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

const unquoted = (lines: string) =>
  [...lines.matchAll(/^"(.*)"$/gm)].map(([, text]) => JSON.parse(`"${text}"`) as string).join('')

/** Empty for a feature that says nothing of its own. */
export function germanOf(file: string): Map<string, string> {
  const path = join(root, file)
  if (!existsSync(path)) return new Map()
  const entries = readFileSync(path, 'utf8').matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)
  return new Map([...entries].map(([, id, text]) => [unquoted(id!), unquoted(text!)]))
}
