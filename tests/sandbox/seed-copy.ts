/**
 * A copy of the seed's rows beside the tables of a PostgreSQL: tests get them back within the database, in a fifth of the time
 * that seeding takes. The reset of the sandbox itself has tests of its own.
 */
import pg from 'pg'

const tables = `select relname as name, pg_relation_size(oid) as bytes from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace`

const keeping = `
  drop schema if exists seed cascade;
  create schema seed;
  do $$
  declare one record;
  begin
    for one in ${tables} loop
      execute format('create table seed.%I as table public.%I', one.name, one.name);
    end loop;
  end $$;
  create table seed.counted_so_far as select sequencename, last_value from pg_sequences where schemaname = 'public'`

/** No trigger runs: what follows from a row is in the copy as well. Deleting is quicker than truncating, until too much was deleted. */
const puttingBack = `
  do $$
  declare one record;
  begin
    perform set_config('session_replication_role', 'replica', true);
    if exists (select from (${tables}) as every where bytes > 8000000) then
      execute (select 'truncate ' || string_agg(format('public.%I', name), ', ') from (${tables}) as every);
    end if;
    for one in ${tables} loop
      execute format('delete from public.%I', one.name);
      execute format('insert into public.%I select * from seed.%I', one.name, one.name);
    end loop;
    for one in select * from seed.counted_so_far loop
      perform setval(format('public.%I', one.sequencename), coalesce(one.last_value, 1), one.last_value is not null);
    end loop;
  end $$`

/** Copies what the tables hold now, in place of an earlier copy; databases that are made of this one have it too. */
export async function copySeed(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(keeping).finally(() => client.end())
}

/** Whatever was written since the copy is gone after `restoreSeed`, for which a connection stays open until the `end`. */
export function openSeedCopy(databaseUrl: string): { restoreSeed: () => Promise<void>; end: () => Promise<void> } {
  let client: Promise<pg.Client> | undefined
  const connected = async () => {
    const one = new pg.Client({ connectionString: databaseUrl })
    await one.connect()
    return one
  }
  return {
    restoreSeed: async () => void (await (await (client ??= connected())).query(puttingBack)),
    end: async () => (await client)?.end(),
  }
}
