/** The tables of docs/versions.md; `WRITE_VERSIONS=1` writes them from a run, which otherwise compares. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { format } from 'oxfmt'
import { root } from '#scripts/run.ts'

/** The effect of a missing call: a message in a section or on the whole page, or none. */
type Missing = { id: string; effect: 'part' | 'page' | 'unnoticed' }

export type PageResult = { path: string; missing: readonly Missing[]; showsUnknownValues: boolean }

const file = join(root, 'docs/versions.md')
const head = ['page', 'portal of 2.0.0', '2.0.0', 'next minor', 'unknown values', 'missing call']

const words: Record<Missing['effect'], string> = {
  part: 'message in a section',
  page: 'message on the page',
  unnoticed: 'works without',
}

function missingCell(missing: readonly Missing[]): string {
  const groups = Map.groupBy(missing, ({ effect }) => effect)
  const cells = (Object.keys(words) as Missing['effect'][]).flatMap((effect) => {
    const ids = groups.get(effect)?.map(({ id }) => `\`${id}\``)
    return ids ? [`${words[effect]}: ${ids.toSorted().join(', ')}`] : []
  })
  return cells.join('; ') || 'no further call'
}

/** A page that is not complete with a version ends the journey before its row is written. */
const row = ({ path, missing, showsUnknownValues }: PageResult) => [
  `\`${path}\``,
  'accepted',
  'complete',
  'complete',
  showsUnknownValues ? 'shown unchanged' : 'has none',
  missingCell(missing),
]

/** Compares the rows of an area with the page, or writes them. */
export async function expectVersionsTable(area: string, results: readonly PageResult[]): Promise<void> {
  const lines = [head, head.map(() => '---'), ...results.map(row)].map((cells) => `| ${cells.join(' | ')} |`)
  const { code: table } = await format('versions.md', lines.join('\n'))
  const text = readFileSync(file, 'utf8')
  const place = new RegExp(`(<!-- ${area}:[^\\n]*\\n)[\\s\\S]*?(?=<!-- /${area} -->)`)
  const written = text.replace(place, (_all, begin: string) => `${begin}\n${table}\n`)
  if (process.env.WRITE_VERSIONS) writeFileSync(file, written)
  else expect(text, 'docs/versions.md differs from this run; WRITE_VERSIONS=1 updates it').toBe(written)
}
