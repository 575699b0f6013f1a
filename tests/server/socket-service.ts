/** `npm run serve` as a service whose manager holds the listening socket and starts the process again, as systemd does with deploy/systemd. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { root } from '#scripts/run.ts'
import { defaults } from './serve-process.ts'

/** The process finds the socket as descriptor 3 and its own number in LISTEN_PID (sd_listen_fds). */
const manager = `trap 'ends=1' TERM
while [ -z "$ends" ]; do
  LISTEN_FDS=1 sh -c 'echo "{\\"pid\\":$$}"; LISTEN_PID=$$ exec "$0" server/main.ts' "$0"
  echo "{\\"exit\\":\\"$?\\"}"
done`

export async function startSocketService(backend: string, settings: Record<string, string> = {}) {
  const socket = createServer().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const address = `http://127.0.0.1:${(socket.address() as AddressInfo).port}`
  const child = spawn('sh', ['-c', manager, process.execPath], {
    cwd: root,
    env: { ...process.env, ...defaults, API_BASE_URL: backend, ...settings },
    // Node's types leave out the handle of a server, which `stdio` accepts.
    stdio: ['ignore', 'pipe', 'inherit', Reflect.get(socket, '_handle') as Readable],
  })
  // Only the processes of the service may accept connections.
  socket.close()
  const exits: string[] = []
  let pid = 0
  let listening = Promise.withResolvers<void>()
  createInterface(child.stdout!).on('line', (text) => {
    const line = JSON.parse(text) as { pid?: number; exit?: string; address?: string }
    if (line.pid !== undefined) pid = line.pid
    if (line.address !== undefined) listening.resolve()
    if (line.exit !== undefined) exits.push(line.exit)
  })
  const ended = once(child, 'close')
  await listening.promise
  return {
    address,
    /** Resolves when the next process listens. */
    async restart(): Promise<void> {
      listening = Promise.withResolvers()
      process.kill(pid, 'SIGTERM')
      await listening.promise
    },
    /** Returns the exit codes of all processes. */
    async stop(): Promise<string[]> {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        process.kill(pid, 'SIGTERM')
        await ended
      }
      return exits
    },
  }
}
