/** The released contracts: `openapi/releases/<version>.yaml`, each a bundle. */
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../run.ts'

const usual = join(root, 'openapi/releases')

export type Release = { version: string; file: string }

export const releaseFile = (version: string, folder = usual): string => join(folder, `${version}.yaml`)

/** Every release, the oldest first. */
export const releases = (folder = usual): Release[] =>
  globSync('*.yaml', { cwd: folder })
    .map((file) => basename(file, '.yaml'))
    .toSorted((left, right) => left.localeCompare(right, 'en', { numeric: true }))
    .map((version) => ({ version, file: releaseFile(version, folder) }))

/** Throws when nothing was released, which only a damaged folder can mean. */
export function lastRelease(): Release {
  const last = releases().at(-1)
  if (last === undefined) throw new Error(`There is no release in ${usual}`)
  return last
}
