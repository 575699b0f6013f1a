/** Makes a command of one file out of a program and everything that it uses, so that nothing has to be installed with it. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { root } from '../run.ts'
import type { Document } from '#contract-checks/contract.ts'

type Program = {
  /** Begins the program, a path in the project. */
  entry: string
  /** The oldest Node that has to run it, such as `node20.19`. */
  target: string
  plugins?: Plugin[]
  /** Packages that are installed beside the program. */
  external?: readonly string[]
}

/** `code` is the whole program, `modules` the files that it is made of. */
export async function bundleProgram({ entry, target, plugins = [], external = [] }: Program) {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    plugins,
    ssr: { noExternal: true, external: [...external] },
    build: { ssr: entry, target, write: false, rolldownOptions: { output: { codeSplitting: false } } },
  })
  if (!('output' in made)) throw new Error(`${entry} became several builds`)
  const [program, ...others] = made.output
  if (others.length > 0) throw new Error(`${entry} became several files`)
  return { code: program.code, modules: Object.keys(program.modules) }
}

/** The notices that licenses require: that of each package of which something is in the modules. */
export function noticesOf(modules: readonly string[]): string {
  const folders = modules.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? [])
  const texts = [...new Set(folders)].toSorted().map((folder) => {
    const [license] = globSync('{LICENSE,LICENCE,license}*', { cwd: folder })
    const described = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>
    const { name, version, license: named } = described
    if (license === undefined && named === undefined) throw new Error(`${name} has no license`)
    const text =
      license === undefined ? `${named}, as in its package.json` : readFileSync(join(folder, license), 'utf8')
    return `# ${name} ${version}\n\n${text.trim()}\n`
  })
  return `The command holds code of these packages.\n\n${texts.join('\n\n')}`
}

/** A bundled program reads the contract from within itself instead of from a file beside it. */
export const embedContract = (document: Document): Plugin => ({
  name: 'embed-contract',
  load: (id) =>
    id === join(root, 'contract-checks/bundle-file.ts')
      ? `export const readBundle = () => JSON.parse(${JSON.stringify(JSON.stringify(document))})\n`
      : undefined,
})
