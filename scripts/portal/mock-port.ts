import { portOf } from '#sandbox/server/port-of.ts'

/** The mock listens here (`PORT`); throws when that is no port. */
export const mockPort = (): number => portOf('PORT', process.env, 4010)

/** A sentence about why the mock does not start. */
export const startFailure = (error: Error & { code?: string }, port: number): string =>
  error.code === 'EADDRINUSE' ? `Port ${port} is taken: set PORT to a free one.` : error.message
