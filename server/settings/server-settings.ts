/** All settings of `npm run serve`. */
import { isIP } from 'node:net'
import { z } from 'zod'
import { portalSchema } from './portal-settings.ts'
import { settingDescriptions, address, isHost, list, port, text } from './setting.ts'

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const named = ['loopback', 'linklocal', 'uniquelocal']

/** `10.0.0.1`, `10.0.0.0/8`, `::1`, or one of the names for private networks. */
function isNetwork(value: string): boolean {
  const [host = '', bits, ...rest] = value.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(host)] ?? -1
  const isWidth = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return named.includes(value) || (rest.length === 0 && most > 0 && isWidth)
}

export const serverSchema = z.object({
  API_BASE_URL: address.register(settingDescriptions, {
    allowed: 'http or https address',
    meaning: 'URL of the backend, with or without `/api/ui/v1` at the end',
  }),
  PORT: port
    .default(8080)
    .register(settingDescriptions, { allowed: 'port from 0 to 65535', meaning: 'port of the portal' }),
  HOST: text.default('127.0.0.1').register(settingDescriptions, {
    allowed: 'address of this machine',
    meaning: 'address to listen on; `0.0.0.0` or `::` for all interfaces, as in a container',
  }),
  TRUSTED_PROXIES: list
    .pipe(z.array(z.string().refine(isNetwork)))
    .default([])
    .register(settingDescriptions, {
      allowed: `list of addresses, networks such as 10.0.0.0/8, or ${named.join(', ')}, with commas between them`,
      meaning: 'proxies in front of this server whose `X-Forwarded-*` headers are trusted',
    }),
  SHUTDOWN_DELAY_S: text.transform(Number).pipe(z.number().min(0).max(600)).optional().register(settingDescriptions, {
    allowed: 'number of seconds from 0 to 600',
    meaning:
      'how long the server still accepts calls after SIGTERM while `/readyz` is 503; unset: 5, or 0 in a terminal',
  }),
  ALLOWED_HOSTS: list
    .pipe(z.array(z.string().refine(isHost).toLowerCase()))
    .optional()
    .register(settingDescriptions, {
      allowed: 'list of host names, with or without a port, with commas between them',
      meaning: 'hosts to which calls may be sent, as in the address bar; unset: any',
    }),
  MAX_BACKEND_CALLS: text
    .transform(Number)
    .pipe(z.int().min(1).max(100_000))
    .default(500)
    .register(settingDescriptions, {
      allowed: 'whole number from 1 to 100000',
      meaning: 'calls that are open at the backend at once; further ones get a 503 with `Retry-After`',
    }),
  METRICS_PORT: port.optional().register(settingDescriptions, {
    allowed: 'port from 0 to 65535',
    meaning: 'port on which Prometheus reads `/metrics`; unset: no metrics',
  }),
  LOG_LEVEL: text
    .pipe(z.enum(levels))
    .default('info')
    .register(settingDescriptions, {
      allowed: `level of ${levels.join(', ')}`,
      meaning: '`info` logs a line for each call, `debug` also for files and health checks, `warn` only problems',
    }),
  VALIDATE_SAMPLE: text.transform(Number).pipe(z.number().min(0).max(1)).default(0).register(settingDescriptions, {
    allowed: 'number from 0 to 1',
    meaning: 'share of the backend’s responses that are validated against the contract after forwarding; 0: none',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional().register(settingDescriptions, {
    allowed: 'http or https address',
    meaning:
      'URL of the OpenTelemetry collector that receives spans of each call, at `/v1/traces` below it; unset: no spans',
  }),
  ...portalSchema.shape,
})

export type ServerSettings = z.output<typeof serverSchema>
