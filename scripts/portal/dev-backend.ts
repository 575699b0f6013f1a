/** What answers behind `npm run dev`: the sandbox, or the mock, in a process of its own that can be restarted. */
import { type ServerProcess, startServer } from './server-process.ts'

export type DevBackend = {
  /** How Vite passes calls on. */
  proxy: Record<string, string>
  /** Starts it again at the same address; throws what it printed when it does not start. */
  restart: () => Promise<void>
}

/** Starts a backend; `startAt` starts it on a port, where 0 takes a free one; `paths` are those that it answers. */
async function createBackend(
  startAt: (port: number) => Promise<ServerProcess>,
  paths: readonly string[],
): Promise<DevBackend> {
  let running: ServerProcess | undefined = await startAt(0)
  const { address } = running
  const restart = async () => {
    await running?.stop()
    running = undefined
    running = await startAt(Number(new URL(address).port))
  }
  return { proxy: Object.fromEntries(paths.map((path) => [path, address])), restart }
}

const api = '/api/ui/v1'

/** The sandbox with the settings of the environment, but with a log of errors only (`LOG_LEVEL`); its data stay. */
export function sandboxBackend(args: readonly string[]): Promise<DevBackend> {
  const program = ['--import', './sandbox/quick-start.ts', 'sandbox/main.ts', ...args]
  const startAt = (port: number) =>
    startServer(program, {
      ready: /^The sandbox answers at (http:\/\/[^/\s]+)/m,
      environment: { LOG_LEVEL: process.env.LOG_LEVEL || 'error', PORT: String(port) },
      print: (text) => process.stdout.write(text),
    })
  return createBackend(startAt, [api, '/sandbox/'])
}

/** The mock of the contract as it was generated last; it has no data. */
export function mockBackend(): Promise<DevBackend> {
  const startAt = (port: number) =>
    startServer(['scripts/portal/mock.ts'], {
      ready: /^The mock answers at (http:\/\/[^/\s]+)/m,
      environment: { PORT: String(port) },
      print: (text) => process.stdout.write(text),
    })
  return createBackend(startAt, [api])
}
