/**
 * `npm run generate`: bundle, Orval, `operations.ts`, `answers.ts`, the route tree, the names of catalogs and the theme's styles, from
 * `openapi/` and `src/` into `generated/`. Does nothing when neither the sources nor the results changed. With `--check` it generates anew and
 * fails when that differs from what was there, or when a generator warns.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { bundle } from '../contract/bundle.ts'
import { readDocument } from '../contract/document.ts'
import { fail } from '../portal/prepare.ts'
import { root, run } from '../run.ts'
import { answersFile } from './answers-file.ts'
import { catalogNames, catalogsFile } from './catalogs-file.ts'
import { occurrenceFile } from './occurrence-file.ts'
import { operationsFile, rolesFile } from './operations-file.ts'
import { routerOptions } from './router-options.ts'
import { fingerprint, keepStamp } from './stamp.ts'
import { generatedState, isGenerated } from './state.ts'
import { themeFile } from './theme-file.ts'

/** Patterns of the contract are Unicode patterns (JSON Schema); Orval writes them without the flag that says so. */
function makePatternsUnicode(): void {
  const folder = join(root, 'generated/model')
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), 'utf8')
    const better = text.replaceAll(/new RegExp\(('(?:[^'\\]|\\.)*')\)/g, "new RegExp($1, 'u')")
    if (better !== text) writeFileSync(join(folder, file), better)
  }
}

async function generate(): Promise<string[]> {
  bundle('generated/openapi.yaml')
  const orval = run('orval', ['--config', 'orval.config.ts'])
  if (!orval.ok) throw new Error(orval.output)
  makePatternsUnicode()
  const document = readDocument(join(root, 'generated/openapi.yaml'))
  writeFileSync(join(root, 'generated/operations.ts'), operationsFile(document))
  writeFileSync(join(root, 'generated/answers.ts'), answersFile(document))
  writeFileSync(join(root, 'generated/roles.ts'), rolesFile(document))
  writeFileSync(join(root, 'generated/theme.css'), themeFile())
  writeFileSync(join(root, 'generated/catalogs.ts'), catalogsFile(catalogNames()))
  writeFileSync(join(root, 'generated/model/fee-item-type-occurrence.ts'), occurrenceFile(document))
  await new Generator({ config: getConfig(routerOptions, root), root }).run()
  return orval.output.split('\n').filter((line) => /warn|⚠/i.test(line))
}

const check = process.argv.includes('--check')
if (!check && isGenerated()) {
  console.log('generated/ is up to date')
} else {
  const committed = fingerprint(['generated'])
  const warnings = await generate().catch((error: Error) => fail(error.message))
  for (const warning of warnings) console.error(warning)
  keepStamp('generate', generatedState())
  const changed = fingerprint(['generated']) !== committed
  console.log(changed ? 'generated/ was written anew' : 'generated/ is as it should be')
  if (check && (changed || warnings.length > 0)) {
    console.error('Run `npm run generate` and commit generated/ together with the contract.')
    process.exitCode = 1
  }
}
