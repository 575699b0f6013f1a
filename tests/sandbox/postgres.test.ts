import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { emptyDatabase, startSandboxOn } from './backends.ts'
import { createDatabase, startPostgres } from './postgres-server.ts'

it('PostgreSQL starts although the temporary folder is closed to the user that it runs as', async ({ skip }) => {
  skip(process.getuid?.() !== 0, 'only root runs PostgreSQL as another user')
  const closed = mkdtempSync(join(tmpdir(), 'closed-')) // with mode 700
  vi.stubEnv('TMPDIR', closed)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(closed, { recursive: true })
  })
  const { url, stop } = await startPostgres()
  const { remove } = await createDatabase(url)
  await remove()
  await stop()
  expect(readdirSync(closed)).toEqual([])
})

it('on a PostgreSQL without pg_trgm the start warns what is missing and who can install it, and goes on', async () => {
  const storage = await emptyDatabase()
  const admin = new pg.Client({ connectionString: storage.databaseUrl! })
  await admin.connect()
  onTestFinished(async () => {
    await admin.end()
    await storage.remove()
  })
  // Fails with the error of a server without contributed extensions.
  await admin.query(`
    create function refuse() returns event_trigger language plpgsql as $$
    begin raise 'extension "pg_trgm" is not available' using errcode = '0A000'; end $$;
    create event trigger no_extension on ddl_command_start when tag in ('CREATE EXTENSION') execute function refuse()`)
  const help = /lacks the extension pg_trgm.*postgresql-contrib.*create extension pg_trgm/
  await expect(startSandboxOn(storage)).rejects.toThrow(help)

  await admin.query('drop event trigger no_extension')
  await (await startSandboxOn(storage)).close()
})
