/** Puts the production server together and opens its ports. */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { DestinationStream } from 'pino'
import { registerBackend } from './backend/backend.ts'
import { validateResponses } from './backend/validate-responses.ts'
import { httpServer } from './http/http-server.ts'
import { logger } from './operation/call-log.ts'
import { drainOnClose } from './operation/drain.ts'
import { registerHealth } from './operation/health.ts'
import { type Limits, defaultLimits } from './operation/limits.ts'
import { metricsOf } from './metrics.ts'
import { registerReports } from './reports/browser-reports.ts'
import { ownReports } from './settings/portal-settings.ts'
import type { ServerSettings } from './settings/server-settings.ts'
import { site } from './site/site.ts'

type Around = {
  /** Holds the build. */
  folder?: string
  /** Where the log goes; stdout when it is left out. */
  log?: DestinationStream
  limits?: Limits
  /** File descriptor of a socket that listens already, in place of HOST and PORT. */
  socket?: number | undefined
}

/** Throws with one sentence when a port is taken or there is no build. */
export async function startServer(
  settings: ServerSettings,
  { folder, log, limits = defaultLimits, socket }: Around = {},
) {
  const app = httpServer({ logger: logger(settings.LOG_LEVEL, log), trustedProxies: settings.TRUSTED_PROXIES, limits })
  const { isDraining, startDraining } = drainOnClose(app, limits)
  const metrics = settings.METRICS_PORT === undefined ? undefined : metricsOf(app)
  const { VALIDATE_SAMPLE: sample } = settings
  const validation =
    sample > 0 ? validateResponses({ sample, log: app.log, listeners: metrics?.validation }) : undefined
  app.addHook('onClose', async () => validation?.close())
  // Loaded here only: the SDK has many modules, and most installations have no collector.
  const tracing = settings.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('./backend/trace-calls.ts')).traceCalls(app.log)
    : undefined
  /** For `delay` milliseconds calls are still accepted, while proxies learn that they have to go elsewhere. */
  const close = async ({ delay = 0 } = {}) => {
    startDraining()
    if (delay > 0) await wait(delay)
    await app.close()
    // Spans are sent once the last call has ended.
    await tracing?.close()
  }
  const backend = await registerBackend(app, settings.API_BASE_URL, {
    validation,
    allowedHosts: settings.ALLOWED_HOSTS,
    maximumCalls: settings.MAX_BACKEND_CALLS,
    onRejected: metrics?.countRejected,
    onTimed: metrics?.timeBackend,
    tracing,
  })
  registerHealth(app, { askBackend: backend.askVersion, isDraining, onChecked: metrics?.setBackendUp })
  if (settings.REPORT_URL === ownReports)
    await app.register(registerReports, metrics ? { onReport: metrics.countReport } : {})
  await app.register(site({ folder: folder ?? join(import.meta.dirname, '../dist'), settings }))
  try {
    const metricsAddress = await metrics?.serve(settings.HOST, settings.METRICS_PORT!)
    const address = await app.listen({
      port: settings.PORT,
      host: settings.HOST,
      ...(socket !== undefined && { fd: socket }),
      listenTextResolver: () => 'listening',
    })
    return { address, metricsAddress, log: app.log, close }
  } catch (error) {
    await close()
    throw error
  }
}
