/**
 * `npm run generate`: bundle, Orval, `operations.ts`, `answers.ts`, the route tree, the names of catalogs and the theme's styles, from
 * `openapi/` and `src/` into `generated/`. Does nothing when neither the sources nor the results changed. With `--check` it generates anew and
 * fails when that differs from what was there, or when a generator warns.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { fail } from '../portal/prepare.ts'
import { root } from '../run.ts'
import { catalogNames, catalogsFile } from './catalogs-file.ts'
import { writeContractCode } from './contract-code.ts'
import { routerOptions } from './router-options.ts'
import { fingerprint, keepStamp } from './stamp.ts'
import { generatedState, isGenerated } from './state.ts'
import { themeFile } from './theme-file.ts'

async function generate(failOnWarnings: boolean): Promise<void> {
  await writeContractCode({ failOnWarnings })
  writeFileSync(join(root, 'generated/theme.css'), themeFile())
  writeFileSync(join(root, 'generated/catalogs.ts'), catalogsFile(catalogNames()))
  await new Generator({ config: getConfig(routerOptions, root), root }).run()
}

const check = process.argv.includes('--check')
if (!check && isGenerated()) {
  console.log('generated/ is up to date')
} else {
  const committed = fingerprint(['generated'])
  await generate(check).catch((error: Error) => fail(error.message))
  keepStamp('generate', generatedState())
  const changed = fingerprint(['generated']) !== committed
  console.log(changed ? 'generated/ was written anew' : 'generated/ is as it should be')
  if (check && changed) {
    console.error('Run `npm run generate` and commit generated/ together with the contract.')
    process.exitCode = 1
  }
}
