import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.ts'
import { spawnSync } from 'node:child_process'

/** A hash over the names and contents of files and folders; equal hashes mean that nothing changed. */
export function fingerprint(places: readonly string[]): string {
  const hash = createHash('sha256')
  const visit = (place: string): void => {
    const path = join(root, place)
    if (!existsSync(path)) {
      hash.update(`${place} is missing\0`)
    } else if (statSync(path).isDirectory()) {
      for (const entry of readdirSync(path).sort()) visit(join(place, entry))
    } else {
      hash.update(`${place}\0`).update(readFileSync(path)).update('\0')
    }
  }
  places.forEach(visit)
  return hash.digest('hex')
}

const stampFile = (name: string) => join(root, '.cache', `${name}.stamp`)

export const isFresh = (name: string, current: string): boolean =>
  existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === current

export function storeFingerprint(name: string, current: string): void {
  mkdirSync(dirname(stampFile(name)), { recursive: true })
  writeFileSync(stampFile(name), current)
}

/** A hash of the files of the project, but those that git ignores, and of the installed packages; undefined without git. */
export function fileState(folder: string): string | undefined {
  mkdirSync(join(folder, '.cache'), { recursive: true })
  // An index of its own, so that the staged files do not change.
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, '.cache/check-index') }
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' })
  if (git('add', '--all').status !== 0) return undefined
  const { status, stdout } = git('write-tree')
  if (status !== 0) return undefined
  const installed = join(folder, 'node_modules/.package-lock.json')
  const packages = existsSync(installed) ? readFileSync(installed) : ''
  return createHash('sha256').update(stdout).update(process.version).update(packages).digest('hex')
}
