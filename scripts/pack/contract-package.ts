/** The contract for teams that write a client or a backend: the bundle, the types, the zod models, the table of operations. */
import { cpSync, globSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from '#contract-checks/contract.ts'
import { root, run } from '../run.ts'
import { packageFolder, versionOf } from './package-folder.ts'

/** Files of the generated code that need nothing but each other and zod. */
const parts = ['operations.ts', 'answers.ts']

export function contractPackage(document: Document): string {
  const { folder, write, copy, describe } = packageFolder('contract', document.info.version)
  const source = join(folder, 'source')
  cpSync(join(root, 'generated/model'), join(source, 'model'), { recursive: true })
  for (const part of parts) cpSync(join(root, 'generated', part), join(source, part))
  write('source/contract.ts', everything(readdirSync(join(source, 'model'))))
  compile(source, folder)
  rmSync(source, { recursive: true })

  copy('generated/openapi.yaml', 'openapi.yaml')
  write('openapi.json', JSON.stringify(document))
  copy('openapi/CHANGELOG.md', 'CHANGELOG.md')
  describe({
    description: 'The contract of the phone payment portal: OpenAPI, types, zod models, operations',
    node: '>=20.19',
    types: './contract.d.ts',
    exports: {
      '.': { types: './contract.d.ts', default: './contract.js' },
      './operations': { types: './operations.d.ts', default: './operations.js' },
      './answers': { types: './answers.d.ts', default: './answers.js' },
      './model/*': { types: './model/*.d.ts', default: './model/*.js' },
      './openapi.json': './openapi.json',
      './openapi.yaml': './openapi.yaml',
      './package.json': './package.json',
    },
    sideEffects: false,
    dependencies: { zod: versionOf('zod') },
  })
  return folder
}

/** Everything under one name, for whoever does not want to know the files. */
const everything = (models: string[]) =>
  ['./operations.ts', './answers.ts', ...models.map((file) => `./model/${file}`)]
    .map((file) => `export * from '${file}'\n`)
    .join('')

/** JavaScript and declarations beside each other, with imports that Node and every version of TypeScript follow. */
function compile(source: string, folder: string): void {
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2023', 'DOM'],
    module: 'NodeNext',
    rewriteRelativeImportExtensions: true,
    declaration: true,
    strict: true,
    types: [],
    rootDir: source,
    outDir: folder,
  }
  const settings = join(source, 'tsconfig.json')
  writeFileSync(settings, JSON.stringify({ compilerOptions, include: ['.'], exclude: [] }))
  const { ok, output } = run('tsc', ['--project', settings])
  if (!ok) throw new Error(output)
  for (const file of globSync('{.,model}/*.d.ts', { cwd: folder }).map((name) => join(folder, name)))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"))
}
