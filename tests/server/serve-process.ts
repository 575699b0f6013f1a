/** `npm run serve` in a process of its own, which takes signals. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from '#scripts/run.ts'

/** They let a test end a process at once. */
export const defaults = { NODE_OPTIONS: '', LOG_LEVEL: 'info', PORT: '0', SHUTDOWN_DELAY_S: '0' }

/** Starts it and waits until it listens; throws its output when it does not. */
export async function startServe(
  backend: string,
  settings: Record<string, string> = {},
  { folder = root, program = 'server/main.ts' } = {},
) {
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { ...process.env, ...defaults, API_BASE_URL: backend, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  const ended = once(child, 'close').then(() => child.exitCode)
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text))
  type Listening = { address?: string; metrics?: string }
  const listening = await new Promise<Listening>((ready, fail) => {
    createInterface(child.stdout).on('line', (line) => {
      output.push(line)
      const found = JSON.parse(line) as Listening
      if (found.address !== undefined) ready(found)
    })
    void ended.then(() => fail(new Error(output.join('\n'))))
  })
  const [address, metrics] = [listening.address!, listening.metrics]
  return {
    address,
    metrics,
    pid: child.pid!,
    output,
    ended,
    end: (signal: NodeJS.Signals = 'SIGTERM') => void child.kill(signal),
  }
}
