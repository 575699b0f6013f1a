import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { root } from '../run.ts'

/** The catalogs of the portal, by the folders that hold them. */
export const catalogNames = (project = root): string[] =>
  globSync('src/**/locales/en.po', { cwd: project })
    .map((file) => basename(dirname(dirname(file))))
    .toSorted()

/** The names as a type, so that a page cannot ask for words that nobody wrote. */
export const catalogsFile = (names: readonly string[]): string =>
  `/** Written by \`npm run generate\` from the folders with words. */\nexport type CatalogName = ${names.map((name) => `'${name}'`).join(' | ')}\n`
