import type { Command } from '../query/port.ts'

/** What the shell needs from its area. */
export type SessionPort = {
  logOut: Command<void, void>
  /** A light request that resets the idle time at the bank. */
  stay: Command<void, unknown>
}
