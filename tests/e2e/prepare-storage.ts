/** Once per run of the journeys: a PostgreSQL for their sandboxes, unless they are asked to keep their data in PGlite; no titles are kept yet. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forgetTitles } from './own-title.ts'
import { startPostgres } from '../sandbox/postgres-server.ts'

/** `PGlite` for the storage of `npm start`; without it the one that is put back in half of the time. */
const { JOURNEYS_STORAGE: asked } = process.env

export default async function prepareStorage() {
  forgetTitles()
  if (asked === 'PGlite') return
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  // PostgreSQL does not run as root, and its own user has to get in.
  chmodSync(folder, 0o755)
  const postgres = await startPostgres(join(folder, 'postgres'))
  process.env.JOURNEYS_POSTGRES = postgres.url // the workers inherit it
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
