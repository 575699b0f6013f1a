/** Extracts the sentences anew: fails when a catalog was not up to date, a sentence has no German, or two for one English. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../run.ts'
import { contradictions, untranslated } from './sentence-checks.ts'

const catalogs = globSync('src/**/locales/*.po', { cwd: root }).sort()
const read = () => catalogs.map((file) => readFileSync(join(root, file), 'utf8'))

const before = read()
const { ok, output } = run('lingui', ['extract', '--clean'])
if (!ok) throw new Error(output)
const after = read()

for (const [index, file] of catalogs.entries()) {
  if (before[index] !== after[index]) {
    console.error(`${file} was not up to date: run \`npm run i18n:extract\` and commit it`)
    process.exitCode = 1
  }
  if (!file.endsWith('/de.po')) continue
  for (const sentence of untranslated(after[index]!)) {
    console.error(`${file} has no German for: ${sentence}`)
    process.exitCode = 1
  }
}

for (const [source, said] of contradictions(after.filter((_, index) => catalogs[index]!.endsWith('/de.po')))) {
  console.error(`"${source}" has more than one German: ${said.join(', ')}`)
  process.exitCode = 1
}
