/** What npm installs, as the lock file has it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

export type Locked = {
  name: string
  version: string
  license: string | undefined
  /** Only tests and scripts need it. */
  isDevelopment: boolean
  hasInstallScript: boolean
}

type Entry = { version?: string; license?: string; dev?: boolean; hasInstallScript?: boolean }

export function lockedPackages(): Locked[] {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(text) as { packages: Record<string, Entry> }
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { version = '', license, dev = false, hasInstallScript = false }]) => ({
      name: place.split('node_modules/').at(-1)!,
      version,
      license,
      isDevelopment: dev,
      hasInstallScript,
    }))
}
