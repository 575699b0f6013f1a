/** What the project's files and the installed packages hold, as one word: the same while nothing of them changes. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Undefined where git cannot say it. Files that git ignores do not count. */
export function fileState(folder: string): string | undefined {
  mkdirSync(join(folder, '.cache'), { recursive: true })
  // An index of its own: what is staged stays as it is.
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, '.cache/check-index') }
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' })
  if (git('add', '--all').status !== 0) return undefined
  const { status, stdout } = git('write-tree')
  if (status !== 0) return undefined
  const installed = join(folder, 'node_modules/.package-lock.json')
  const packages = existsSync(installed) ? readFileSync(installed) : ''
  return createHash('sha256').update(stdout).update(process.version).update(packages).digest('hex')
}
