/** What answers behind `npm run dev`: the sandbox, or Prism, in a process of its own that can be restarted. */
import type { ProxyOptions } from 'vite'
import { mockGateway, mockPort } from './mock-server.ts'
import { startPrism } from './prism.ts'
import { type ServerProcess, startServer } from './server-process.ts'

export type DevBackend = {
  /** How Vite passes calls on. */
  proxy: Record<string, string | ProxyOptions>
  /** Starts it again at the same address; throws what it printed when it does not start. */
  restart: () => Promise<void>
}

/** Starts a backend; `startAt` starts it on a port, where 0 takes a free one. */
async function createBackend(
  startAt: (port: number) => Promise<ServerProcess>,
  port: number,
  proxyTo: (address: string) => DevBackend['proxy'],
): Promise<DevBackend> {
  let running: ServerProcess | undefined = await startAt(port)
  const { address } = running
  const restart = async () => {
    await running?.stop()
    running = undefined
    running = await startAt(Number(new URL(address).port))
  }
  return { proxy: proxyTo(address), restart }
}

/** The sandbox with the settings of the environment, but with a log of errors only (`LOG_LEVEL`); its data stay. */
export function sandboxBackend(args: readonly string[]): Promise<DevBackend> {
  const program = ['--import', './sandbox/quick-start.ts', 'sandbox/main.ts', ...args]
  const startAt = (port: number) =>
    startServer(program, {
      ready: /^The sandbox answers at (http:\/\/[^/\s]+)/m,
      environment: { LOG_LEVEL: process.env.LOG_LEVEL || 'error', PORT: String(port) },
      print: (text) => process.stdout.write(text),
    })
  return createBackend(startAt, 0, (address) => ({ '/api/ui/v1': address, '/sandbox/': address }))
}

/** Prism on the contract as it was generated last; it has no data. */
export const mockBackend = (): Promise<DevBackend> => createBackend(startPrism, mockPort(), mockGateway)
