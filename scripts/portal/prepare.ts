import { portOf } from '#sandbox/server/port-of.ts'
import { isGenerated } from '../generate/generator-inputs.ts'
import { run } from '../run.ts'

/** Ends the script with one clear reason. */
export function fail(reason: string): never {
  console.error(reason)
  process.exit(1)
}

/** What was set, or the end of the script with the reason why it cannot be used. */
export function settings<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    return fail((error as Error).message)
  }
}

/** Brings `generated/` up to date; costs nothing when the contract has not changed. */
export function ensureGenerated(): void {
  if (isGenerated()) return
  const { ok, output } = run('node', ['scripts/generate/generate.ts'])
  if (!ok) fail(output)
}

/** The mock listens here (`PORT`); throws when that is no port. */
export const mockPort = (): number => portOf('PORT', process.env, 4010)

/** A sentence about why the mock does not start. */
export const startFailure = (error: Error & { code?: string }, port: number): string =>
  error.code === 'EADDRINUSE' ? `Port ${port} is taken: set PORT to a free one.` : error.message
