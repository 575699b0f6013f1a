/** The released contracts: the last one as `openapi/releases/<version>.yaml`, a bundle; the ones before it compressed. */
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../run.ts'

export const releasesFolder = join(root, 'openapi/releases')

export type Release = { version: string; file: string }

/** What the contract of today is compared with; undefined when nothing was released. */
export function lastRelease(folder = releasesFolder): Release | undefined {
  const [file] = globSync('*.yaml', { cwd: folder }).toSorted((left, right) =>
    right.localeCompare(left, 'en', { numeric: true }),
  )
  return file === undefined ? undefined : { version: basename(file, '.yaml'), file: join(folder, file) }
}

/** Keeps a bundle as the last release. Nothing reads the former ones but people: `gunzip -c` shows them. */
export function keepRelease(bundle: string, version: string, folder = releasesFolder): string {
  mkdirSync(folder, { recursive: true })
  for (const former of globSync('*.yaml', { cwd: folder }).map((name) => join(folder, name))) {
    writeFileSync(`${former}.gz`, gzipSync(readFileSync(former), { level: 9 }))
    rmSync(former)
  }
  const file = join(folder, `${version}.yaml`)
  copyFileSync(bundle, file)
  return file
}
