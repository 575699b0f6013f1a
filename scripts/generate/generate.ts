/**
 * `npm run generate`: bundle, Orval, `operations.ts`, `answers.ts`, the route tree, the names of catalogs and the theme's styles, from
 * `openapi/` and `src/` into `generated/`. Does nothing when neither the sources nor the results changed. With `--check` it generates again and
 * fails when that differs from what was there, or when a generator warns.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MantineProvider } from '@mantine/core'
import { Generator, getConfig } from '@tanstack/router-generator'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cssVariables, theme } from '#src/app/theme.ts'
import { describeChangesSince } from '../contract/changes-since.ts'
import { fingerprint, storeFingerprint } from '../fingerprint.ts'
import { fail } from '../portal/prepare.ts'
import { root } from '../run.ts'
import { writeContractCode } from './contract-code.ts'
import { catalogNames, catalogsFile, generatorFingerprint, isGenerated } from './generator-inputs.ts'
import { replaceFolder } from './replace-folder.ts'
import { routerOptions } from './router-options.ts'

/** The variables and classes of our theme as a file; by itself Mantine works them out while the page opens. */
function themeFile(): string {
  const markup = renderToStaticMarkup(createElement(MantineProvider, { theme, cssVariablesResolver: cssVariables }))
  const sheets = [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text!)
  if (sheets.length !== 2) throw new Error(`Mantine writes ${sheets.length} sheets for a theme, not 2`)
  return `/* Written by \`npm run generate\` from src/app/theme.ts. */\n${sheets.join('\n').replaceAll(/(?<=[{;}])(?=\S)/g, '\n')}\n`
}

async function generate(folder: string, failOnWarnings: boolean): Promise<void> {
  await writeContractCode(folder, { failOnWarnings })
  writeFileSync(join(folder, 'theme.css'), themeFile())
  writeFileSync(join(folder, 'catalogs.ts'), catalogsFile(catalogNames()))
  const generatedRouteTree = join(folder, 'route-tree.gen.ts')
  await new Generator({ config: getConfig({ ...routerOptions, generatedRouteTree }, root), root }).run()
}

const check = process.argv.includes('--check')
if (!check && isGenerated()) {
  console.log('generated/ is up to date')
} else {
  const committed = fingerprint(['generated'])
  await replaceFolder(join(root, 'generated'), (folder) => generate(folder, check)).catch((error: Error) =>
    fail(error.message),
  )
  storeFingerprint('generate', generatorFingerprint())
  const changed = fingerprint(['generated']) !== committed
  console.log(changed ? 'generated/ was written' : 'generated/ is as it should be')
  if (check && changed) {
    console.error('Run `npm run generate` and commit generated/ together with the contract.')
    console.error(await describeChangesSince())
    process.exitCode = 1
  }
}
