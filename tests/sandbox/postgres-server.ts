/** A real PostgreSQL for tests, and databases in it. */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import pg from 'pg'
import { EmbeddedPostgres } from './embedded-postgres.ts'

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

/** A server of its own in an empty folder, with the empty database `seeded`. */
export async function startPostgres(databaseDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const output: string[] = []
  const keep = (line: unknown) => void output.push(String(line))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'sandbox',
    password: 'sandbox',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'fsync=off'],
    onLog: keep,
    onError: keep,
  })
  try {
    await server.initialise()
    await server.start()
    await server.createDatabase('seeded')
  } catch (error) {
    throw new Error(`PostgreSQL does not start: ${output.slice(-5).join('\n')}`, { cause: error })
  }
  return { url: `postgresql://sandbox:sandbox@127.0.0.1:${port}`, stop: () => server.stop() }
}

/** A database of its own; `origin` is SQL such as `template seeded`. */
export async function createDatabase(
  server: string,
  origin = '',
): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runSql(server, `create database ${name} ${origin}`)
  return { url: `${server}/${name}`, remove: () => runSql(server, `drop database if exists ${name} with (force)`) }
}

async function runSql(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
