import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { emptyDatabase, startOn } from './backends.ts'

it('on a PostgreSQL without pg_trgm the start says what is missing and who can help, and then goes on', async () => {
  const storage = await emptyDatabase()
  const admin = new pg.Client({ connectionString: storage.databaseUrl! })
  await admin.connect()
  onTestFinished(async () => {
    await admin.end()
    await storage.remove()
  })
  // Refuses with what a server says that has no contributed extensions.
  await admin.query(`
    create function refuse() returns event_trigger language plpgsql as $$
    begin raise 'extension "pg_trgm" is not available' using errcode = '0A000'; end $$;
    create event trigger no_extension on ddl_command_start when tag in ('CREATE EXTENSION') execute function refuse()`)
  const help = /lacks the extension pg_trgm.*postgresql-contrib.*create extension pg_trgm/
  await expect(startOn(storage)).rejects.toThrow(help)

  await admin.query('drop event trigger no_extension')
  await (await startOn(storage)).close()
})
