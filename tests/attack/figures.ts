/** docs/attacks.md: the last figures of each attack. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/run.ts'

type Row = { seed: number; seconds: number; said: string; surprises: number }

const file = join(root, 'docs/attacks.md')
const head = `# The last attacks

Written by \`npm run attack\` and \`npm run attack:<name>\`, never by hand. \`-- --seed <seed>\` repeats one.

| attack | seed | seconds | figures | surprises |
| --- | --- | --- | --- | --- |
`

/** Puts the row of one attack in place of its last one. */
export function keepFigures(name: string, { seed, seconds, said, surprises }: Row): void {
  const rows = existsSync(file) ? readFileSync(file, 'utf8').slice(head.length).split('\n') : []
  const others = rows.filter((row) => row !== '' && !row.startsWith(`| ${name} |`))
  const row = `| ${name} | ${seed} | ${seconds} | ${said} | ${surprises} |`
  writeFileSync(file, `${head}${[...others, row].toSorted().join('\n')}\n`)
}
