/** The packages for other teams: each is put together in a folder, from which npm makes the tarball. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync, globSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { root, run, runAside } from '../run.ts'
import type { Document } from '#contract-checks/contract.ts'
import { purposes } from '#conform/people.ts'
import { bundleProgram, embedContract, noticesOf } from './bundle-program.ts'

/** The fields of a package beyond those that all of them have. */
type Manifest = {
  description: string
  /** The oldest Node that it runs on. */
  node: string
  isCommand?: boolean
  exports?: Record<string, string | { types: string; default: string }>
  types?: string
  sideEffects?: boolean
  dependencies?: Record<string, string>
}

/** An empty folder for the package; `name` is the last part of its name. */
function packageFolder(name: 'contract' | 'conform' | 'mock', version: string) {
  const fullName = `phone-payment-portal-${name}`
  const folder = join(root, '.cache/packages', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return {
    folder,
    write,
    /** Writes a command of two files: one that any Node can read, which names the Node that is needed, and the program. */
    writeCommand: (program: string, node: string) => {
      write(`${name}.js`, launcher(fullName, node))
      write('program.js', program)
    },
    /** Copies a file of the project, under its own path when it gets no other. */
    copy: (file: string, to = file) => cpSync(join(root, file), join(folder, to), { recursive: true }),
    /** Writes package.json and the README, whose text is `scripts/pack/<name>.md`. */
    describe: ({ node, isCommand, ...manifest }: Manifest, more = '') => {
      const text = readFileSync(join(root, 'scripts/pack', `${name}.md`), 'utf8')
      write('README.md', text + more)
      const named = { name: fullName, version, type: 'module', license: 'UNLICENSED', engines: { node: `>=${node}` } }
      const described = { ...named, ...manifest, ...(isCommand && { bin: { [fullName]: `${name}.js` } }) }
      write('package.json', `${JSON.stringify(described, undefined, 2)}\n`)
    },
  }
}

/** Names the Node that is needed before a newer syntax or function fails. */
const launcher = (command: string, node: string): string => `#!/usr/bin/env node
const numbers = (version) => version.split('.').map(Number)
const [own, needed] = [numbers(process.versions.node), numbers('${node}')]
const isTooOld = own[0] < needed[0] || (own[0] === needed[0] && own[1] < (needed[1] || 0))
if (isTooOld) {
  console.error('${command} needs Node ${node} or newer; this is Node ' + process.versions.node + ' (' + process.execPath + ').')
  process.exitCode = 2
} else import('./program.js')
`

/** The exact version of a package that the project itself is tested with. */
function versionOf(dependency: string): string {
  const installed = readFileSync(join(root, 'node_modules', dependency, 'package.json'), 'utf8')
  return (JSON.parse(installed) as { version: string }).version
}

/** Files of the generated code that need nothing but each other and zod. */
const parts = ['operations.ts', 'answers.ts']

/** The contract for teams that write a client or a backend: the bundle, the types, the zod models, the table of operations. */
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
    node: '20.19',
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

/** All files under one name, for users who do not need to know them. */
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

/** The conformance kit as a command of one file, with the contract inside, for a machine that has nothing but Node. */
export async function conformPackage(document: Document): Promise<string> {
  const { folder, write, writeCommand, copy, describe } = packageFolder('conform', document.info.version)
  const [program, types] = await Promise.all([
    bundleProgram({
      entry: 'scripts/pack/conform-program.ts',
      target: `node${oldestNode.conform}`,
      plugins: [embedContract(document)],
    }),
    runAside('tsc', ['--project', 'scripts/pack/tsconfig.node-20.json']),
  ])
  if (!types.ok) throw new Error(`The kit uses what Node 20 lacks.\n${types.output}`)
  writeCommand(program.code, oldestNode.conform)
  write('NOTICES.md', noticesOf(program.modules))
  copy('conform/users.sandbox.json', 'users.example.json')
  copy('conform/report/report.schema.json', 'report.schema.json')
  copy('generated/openapi.yaml', 'openapi.yaml')
  for (const guide of ['backend-teams.md', 'backend-pipeline.yml']) copy(`docs/${guide}`, guide)
  describe(
    {
      description: 'Does a backend keep the contract of the phone payment portal? Asks it and tells where it does not',
      node: oldestNode.conform,
      isCommand: true,
    },
    everybody(),
  )
  return folder
}

/** The table of people who may be named in users.json. */
function everybody(): string {
  const rows = Object.entries(purposes).map(([name, purpose]) => `| \`${name}\` | ${purpose} |`)
  return ['', '## Who may be named in users.json', '', '| name | is |', '| --- | --- |', ...rows, ''].join('\n')
}

/** The oldest Node that each command runs on; the mock's is the oldest that is still maintained. */
const oldestNode = { conform: '20.19', mock: '22' }

const database = '@electric-sql/pglite'

/** The stateful mock has its database in memory and connects to no other one. */
const withoutServer: Plugin = {
  name: 'without-database-server',
  enforce: 'pre',
  resolveId: (id) => (id === 'pg' ? '\0pg' : undefined),
  load: (id) => (id === '\0pg' ? 'export default {}' : undefined),
}

/** The contract's examples, and the sandbox in memory for `--stateful` with its database at the version that is tested here. */
export async function mockPackage(document: Document): Promise<string> {
  const { folder, write, writeCommand, copy, describe } = packageFolder('mock', document.info.version)
  const target = `node${oldestNode.mock}`
  const plugins = [embedContract(document)]
  const [program, stateful, types] = await Promise.all([
    bundleProgram({ entry: 'scripts/pack/mock-program.ts', target, plugins }),
    bundleProgram({
      entry: 'scripts/portal/stateful-mock.ts',
      target,
      plugins: [...plugins, withoutServer],
      external: [database],
    }),
    runAside('tsc', ['--project', 'scripts/pack/tsconfig.node-22.json']),
  ])
  if (!types.ok) throw new Error(`The mock uses what Node 22 lacks.\n${types.output}`)
  writeCommand(program.code, oldestNode.mock)
  write('stateful/stateful.js', stateful.code)
  write('NOTICES.md', noticesOf([...program.modules, ...stateful.modules]))
  // Where the sandbox finds them, seen from its program.
  copy('sandbox/storage/migrations', 'stateful/migrations')
  copy('sandbox/controls/inbox', 'stateful/inbox')
  copy('sandbox/README.md')
  copy('docs/client-developers.md', 'client-developers.md')
  describe({
    description: 'Answers every call of the contract of the phone payment portal with its examples',
    node: oldestNode.mock,
    isCommand: true,
    dependencies: { [database]: versionOf(database) },
  })
  return folder
}
