import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
/** In bytes; a container may have a few megabytes there. */
const enough = 4 * 2 ** 30

/**
 * Lets this process and those it starts keep their temporary files in memory, where Linux has room for them: copying the
 * thousand files of an embedded database is seven times as quick there. Who has set `TMPDIR` keeps it.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return
  const folder = mkdtempSync(join(memory, 'portal-tests-'))
  // PostgreSQL's own user has to get through.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enough
  } catch {
    return false
  }
}
