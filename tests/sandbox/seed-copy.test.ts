import pg from 'pg'
import { expect, it } from 'vitest'
import { seededStorage, startOn } from './backends.ts'
import { clientOf } from './client.ts'
import { seedPeople } from './people.ts'
import { seedCopyOf } from './seed-copy.ts'

it('what a test puts back is row for row the same each time, counts on from there, and leaves no table empty that a reset fills', async () => {
  const { databaseUrl, remove } = await seededStorage('PostgreSQL')
  const sandbox = await startOn({ databaseUrl: databaseUrl!, remove })
  const client = clientOf(sandbox.address)
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const asked = async (sql: string) => (await database.query<Record<string, unknown>>(sql)).rows
  const ofTables = async (what: string) => {
    const names = await asked(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    const all = names.map(({ name }) => `select '${String(name)}' as name, ${what} from public.${String(name)} as row`)
    return asked(`${all.join(' union all ')} order by name`)
  }
  const everything = async () => [
    ...(await ofTables('md5(string_agg(row::text, chr(10) order by row::text))')),
    ...(await asked('select * from pg_sequences order by sequencename')),
  ]
  const { putBack, end } = seedCopyOf(databaseUrl!)
  await putBack()
  const [before, filled] = [await everything(), await ofTables('count(*) > 0')]

  await client.requestCode('private', seedPeople.private.usual)
  await client.tokenOf('bank', seedPeople.bank.usual)
  expect(await everything()).not.toEqual(before)
  await putBack()
  expect(await everything()).toEqual(before)
  await client.control('reset')
  expect(await ofTables('count(*) > 0')).toEqual(filled)

  await end()
  await database.end()
  await sandbox.close()
  await remove()
})
