/** Runs the project's own command line tools and Node scripts as child processes. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_UPDATE_NOTIFIER: '1' }
const environment = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...quiet,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
  ...more,
})

/** Runs a tool to its end; `output` is what it printed on both streams. */
export function run(command: string, args: readonly string[], more: Record<string, string> = {}) {
  const env = environment(more)
  const result = spawnSync(command, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (result.error) throw result.error
  return { ok: result.status === 0, output: `${result.stdout}${result.stderr}` }
}

/** The same while other things go on. */
export async function runAside(command: string, args: readonly string[], more: Record<string, string> = {}) {
  const child = spawn(command, args, { cwd: root, env: environment(more), stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [status, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  // A check that ran out of time or memory would else fail without a word.
  if (signal !== null) output += `${command} was ended by ${signal}, so its result is unknown.\n`
  return { ok: status === 0, output }
}

/** Runs a tool to its end and shows what it prints while it works. */
export function show(command: string, args: readonly string[], more: Record<string, string> = {}): boolean {
  const result = spawnSync(command, args, { cwd: root, env: environment(more), stdio: 'inherit' })
  if (result.error) throw result.error
  return result.status === 0
}

/** Starts a long-running tool that ends together with this process. */
export function start(command: string, args: readonly string[], more: Record<string, string> = {}) {
  const child = spawn(command, args, { cwd: root, env: environment(more), stdio: ['ignore', 'pipe', 'pipe'] })
  const end = () => child.kill()
  process.once('exit', end)
  child.once('close', () => process.off('exit', end))
  exitOnSignals()
  return child
}

let exitsOnSignals = false

/** A signal alone would end this process without its children. */
function exitOnSignals(): void {
  if (exitsOnSignals) return
  exitsOnSignals = true
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
}
