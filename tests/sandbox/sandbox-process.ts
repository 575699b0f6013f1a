/** Starts a sandbox in a process of its own, which can be killed; and the settings of every sandbox in the tests. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export type SandboxProcess = {
  address: string
  /** Everything it printed so far, both streams. */
  output: () => string
  /** kill -9; settles when the process is gone. */
  kill: () => Promise<void>
  /** Asks it to end and gives its exit code. */
  stop: () => Promise<number | null>
}

/** Starts what `npm run sandbox` starts and waits until it answers; throws what it printed when it does not. `port` 0 takes a free one. */
export async function startProcess(
  { data, databaseUrl }: { data?: string; databaseUrl?: string },
  port = 0,
): Promise<SandboxProcess> {
  const place = { ...(data && { SANDBOX_DATA: data }), ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const { DATABASE_URL: _ignored, ...environment } = process.env
  const child = spawn(process.execPath, ['--import', './sandbox/quick-start.ts', 'sandbox/main.ts'], {
    cwd: root,
    env: { ...environment, NODE_OPTIONS: '', PORT: String(port), ...place },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  const closed = once(child, 'close')
  const address = await new Promise<string | undefined>((answer) => {
    let answers = false
    const read = (chunk: Buffer) => {
      output.push(chunk.toString())
      if (answers) return // it prints a line for each call
      const [, found] = /answers at (http:\S+)\/api/.exec(output.join('')) ?? []
      answers = found !== undefined
      if (answers) answer(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void closed.then(() => answer(undefined))
  })
  const end = async (signal: NodeJS.Signals) => {
    signalOnce(child, signal)
    await closed
  }
  if (address === undefined) throw new Error(`The sandbox did not start: ${output.join('')}`)
  return {
    address,
    output: () => output.join(''),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM').then(() => child.exitCode),
  }
}

function signalOnce(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal)
}

/** A log that drops all lines. */
export const quiet = { log: { info: () => {}, error: () => {} } }

/** 2^10: hashing takes milliseconds instead of a tenth of a second. */
export const cheapPasswords = 10
