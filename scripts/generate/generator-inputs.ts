/** Fingerprint of the generator's inputs and outputs: `generated/` is written again when it changes. */
import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { root } from '../run.ts'
import { fingerprint, isFresh } from '../fingerprint.ts'

/** The catalogs of the portal, by the folders that hold them. */
export const catalogNames = (project = root): string[] =>
  globSync('src/**/locales/de.po', { cwd: project })
    .map((file) => basename(dirname(dirname(file))))
    .toSorted()

/** The names as a type, so that a page cannot use a missing sentence. */
export const catalogsFile = (names: readonly string[]): string =>
  `/** Written by \`npm run generate\` from the folders with words. */\nexport type CatalogName = ${names.map((name) => `'${name}'`).join(' | ')}\n`

const sources = [
  'openapi',
  'orval.config.ts',
  'scripts/generate',
  'contract-checks/contract.ts',
  'contract-checks/expression.ts',
  'scripts/contract/operation-kinds.ts',
  'scripts/contract/changed-record.ts',
  'scripts/contract/constants.ts',
  'src/routes',
]
const tools = ['package-lock.json', 'src/shared/http/request.ts', 'src/app/theme.ts']

export const generatorFingerprint = (): string =>
  `${fingerprint([...sources, ...tools, 'generated'])} ${catalogNames().join(' ')}`

export const isGenerated = (): boolean => isFresh('generate', generatorFingerprint())
