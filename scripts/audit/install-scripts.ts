/** Which packages may run a script of their own on the machine that installs them (`allowScripts` in package.json). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { Locked } from './packages.ts'

/** A sentence for each package with an install script of which nobody has said whether it may run, and for what is decided twice. */
export function scriptFaults(packages: readonly Locked[]): string[] {
  const text = readFileSync(join(root, 'package.json'), 'utf8')
  const { allowScripts } = JSON.parse(text) as { allowScripts: Record<string, boolean> }
  const names = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name))
  const undecided = [...names].filter((name) => !Object.hasOwn(allowScripts, name))
  const gone = Object.keys(allowScripts).filter((name) => !names.has(name))
  return [
    ...undecided.map((name) => `${name} has an install script, and allowScripts does not say whether it may run`),
    ...gone.map((name) => `${name} stands in allowScripts and has no install script`),
  ]
}
