/** Puts a package together in a folder of its own, from which npm makes the tarball. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run.ts'

/** What is said of a package beyond what all of them have. */
type Manifest = {
  description: string
  node: string
  bin?: string
  exports?: Record<string, string | { types: string; default: string }>
  types?: string
  sideEffects?: boolean
  dependencies?: Record<string, string>
}

/** An empty folder for the package; `name` is the last part of its name. */
export function packageFolder(name: 'contract' | 'conform' | 'mock', version: string) {
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
    /** Copies a file of the project, under its own path when it gets no other. */
    copy: (file: string, to = file) => cpSync(join(root, file), join(folder, to)),
    /** Writes package.json and the README, whose text is `scripts/pack/<name>.md`. */
    describe: ({ node, bin, ...manifest }: Manifest, more = '') => {
      const text = readFileSync(join(root, 'scripts/pack', `${name}.md`), 'utf8')
      write('README.md', text + more)
      const named = { name: fullName, version, type: 'module', license: 'UNLICENSED', engines: { node } }
      const described = { ...named, ...manifest, ...(bin && { bin: { [fullName]: bin } }) }
      write('package.json', `${JSON.stringify(described, undefined, 2)}\n`)
    },
  }
}

/** The exact version of a package that the project itself is tested with. */
export function versionOf(dependency: string): string {
  const installed = readFileSync(join(root, 'node_modules', dependency, 'package.json'), 'utf8')
  return (JSON.parse(installed) as { version: string }).version
}
