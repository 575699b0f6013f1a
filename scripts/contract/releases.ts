/**
 * The released contracts: the last one as `openapi/releases/<version>.yaml`, a bundle; the ones before it compressed; and what
 * each of them hashes to (`sha256sum`), which shows when somebody rewrites what others build against.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { root, run } from '../run.ts'

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
  writeFileSync(join(folder, hashesFile), `${[...hashes(folder), hashOf(file)].join('\n')}\n`)
  return file
}

const hashesFile = 'SHA256SUMS'

const hashes = (folder: string): string[] => {
  const file = join(folder, hashesFile)
  return existsSync(file) ? linesOf(readFileSync(file, 'utf8')) : []
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

/** A line of `sha256sum`, of the release as it was before it was compressed. */
function hashOf(file: string): string {
  const bytes = readFileSync(file)
  const hash = createHash('sha256').update(file.endsWith('.gz') ? gunzipSync(bytes) : bytes)
  return `${hash.digest('hex')}  ${basename(file, '.gz')}`
}

/** The hashes that ever stood in the history; none where there is no history, or nothing that can read it. */
function everPromised(folder: string): string[] {
  try {
    const { ok, output } = run('git', ['-C', folder, 'log', '--patch', '--format=', '--', hashesFile])
    return ok ? linesOf(output).flatMap((line) => /^\+([0-9a-f]{64} .*)$/.exec(line)?.[1] ?? []) : []
  } catch {
    return []
  }
}

/** The releases that were rewritten, added or taken away by hand: a hash that ever stood has to present today, and to be true. */
export function rewrittenReleases(folder = releasesFolder): string[] {
  const recorded = hashes(folder)
  const present = globSync('*.yaml{,.gz}', { cwd: folder }).map((name) => hashOf(join(folder, name)))
  const every = [...new Set([...recorded, ...everPromised(folder), ...present])]
  const wrong = every.filter((line) => !recorded.includes(line) || !present.includes(line))
  return [...new Set(wrong.map((line) => line.split(/ +/)[1]!))]
}
