/** `npm run serve`: the portal for production in front of a backend. The settings are in docs/operations.md. */
import closeWithGrace from 'close-with-grace'
import { inheritedSocket } from './operation/inherited-socket.ts'
import { closeTimeout } from './operation/limits.ts'
import { readSettings } from './settings/read-settings.ts'
import { serverSchema } from './settings/server-settings.ts'
import { startServer } from './start-server.ts'

async function serve(): Promise<void> {
  const settings = readSettings(serverSchema, process.env)
  const { address, metricsAddress, log, close } = await startServer(settings, { socket: inheritedSocket(process.env) })
  log.info({ address, ...(metricsAddress && { metrics: `${metricsAddress}/metrics` }) }, 'the portal is there')
  const isInTerminal = process.stdin.isTTY || process.stdout.isTTY
  const delay = 1000 * (settings.SHUTDOWN_DELAY_S ?? (isInTerminal ? 0 : 5))
  closeWithGrace(
    { delay: delay + closeTimeout, logger: { error: (message: string) => log.error(message) } },
    async ({ signal, err }) => {
      if (err) log.fatal({ err }, 'the portal ends by a fault')
      else log.info({ signal, delay }, 'the portal ends as soon as its running calls have')
      await close(err ? {} : { delay })
    },
  )
}

await serve().catch((error: Error & { code?: string }) => {
  console.error(
    error.code === 'EADDRINUSE' ? 'A port is taken: set PORT or METRICS_PORT to a free one.' : error.message,
  )
  process.exit(1)
})
