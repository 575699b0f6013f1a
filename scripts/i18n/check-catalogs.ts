/**
 * `npm run i18n:extract`: extracts the sentences; fails when a sentence has no German, or two for one English, or when one speaks to a
 * customer that a bank employee reads, or has another word than docs/glossary.md. With `--check` also when a catalog was not up to date.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../run.ts'
import { contradictions, translatedEntries, untranslated } from './catalog-entries.ts'
import { toTheWrongReader } from './readers.ts'
import { findWrongTerms, termsOf } from './terms.ts'

const check = process.argv.includes('--check')
const readCatalogs = () =>
  new Map(
    globSync('src/**/locales/de.po', { cwd: root })
      .sort()
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )

const before = readCatalogs()
const { ok, output } = run('lingui', ['extract', '--clean'])
if (!ok) throw new Error(output)
const after = readCatalogs()

for (const [file, catalog] of after) {
  if (check && before.get(file) !== catalog) {
    console.error(`${file} was not up to date: run \`npm run i18n:extract\` and commit it`)
    process.exitCode = 1
  }
  for (const sentence of untranslated(catalog)) {
    console.error(`${file} has no German for: ${sentence}`)
    process.exitCode = 1
  }
}

const german = [...after.values()]
for (const [source, translation] of contradictions(german)) {
  console.error(`"${source}" has more than one German: ${translation.join(', ')}`)
  process.exitCode = 1
}

const adapters = globSync('src/areas/bank/*.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
const bankFeatures = adapters.flatMap((code) =>
  [...code.matchAll(/#src\/features\/([^/]+)\//g)].map(([, name]) => name!),
)
const sentences = german.flatMap(translatedEntries)
for (const sentence of toTheWrongReader(sentences, new Set(bankFeatures))) {
  console.error(
    `A bank employee would read what is written for a customer (CONTRIBUTING.md, "Add a sentence"): ${sentence}`,
  )
  process.exitCode = 1
}

const terms = termsOf(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))
if (terms.length < 20) throw new Error('docs/glossary.md has lost its table')
for (const difference of findWrongTerms(sentences, terms)) {
  console.error(`Another word than in docs/glossary.md: ${difference}`)
  process.exitCode = 1
}
