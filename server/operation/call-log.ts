/**
 * What the server writes: JSON, one line for each call, never a body, a header's or query's value, or an address with the
 * numbers in it.
 */
import { type FastifyInstance, LogController } from 'fastify'
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import { onCallEnd } from './call-end.ts'

/** An error without what a library has added to it, such as the options of a request. */
function described(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' }
  const { code } = error as { code?: unknown }
  return { type: error.name, message: error.message, ...(typeof code === 'string' && { code }), stack: error.stack }
}

/** The logger of a process; tests take another destination than stdout. */
export const logger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // Fastify's own of these two write addresses.
      serializers: { err: described, req: () => undefined, res: () => undefined },
    },
    ...(destination ? [destination] : []),
  )

/** One line for each call, in place of Fastify's own two, which hold its address. */
export const fastifyLines = new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' })

export function logCalls(app: FastifyInstance): void {
  onCallEnd(app, ({ request, operation, isQuiet, status, isWhole, hasLeft, duration, bytes, received }) => {
    const line = { operation, status, ...(!isWhole && { isWhole, hasLeft }), duration, bytes, received }
    request.log[isQuiet ? 'debug' : 'info'](line, 'call')
  })
}
