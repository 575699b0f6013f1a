import { type DestinationStream, pino, stdTimeFunctions } from 'pino'

/** The log of the running sandbox. Lines never hold bodies, headers, queries or values from the database. */
export type Log = { info: (line: string) => void; error: (line: string) => void }

/** JSON on stdout, as the production server writes it, or at another destination. */
export function jsonLog(destination?: DestinationStream): Log {
  const logger = pino(
    {
      level: process.env.LOG_LEVEL || 'info',
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    ...(destination ? [destination] : []),
  )
  return { info: (line) => logger.info(line), error: (line) => logger.error(line) }
}

/**
 * An error as it may be logged: where it came from, and for a failed query its text and the server's code, but never the
 * parameters, among which are password hashes and codes.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is not an error was thrown'
  const places = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !line.includes('node_modules'))
  const query = 'query' in error && typeof error.query === 'string' ? ` in query: ${error.query}` : ''
  if (query === '') return [`${error.name}: ${error.message}`, ...places.slice(0, 5)].join('\n')
  const { code } = (error.cause ?? {}) as { code?: unknown }
  return [`database error ${String(code ?? 'without code')}${query}`, ...places.slice(0, 5)].join('\n')
}
