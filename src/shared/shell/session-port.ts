import type { Command } from '../query/port.ts'

/** What the shell needs of its area. */
export type SessionPort = {
  logOut: Command<void, void>
  /** Something light to ask, so that the bank counts the idle time from now on. */
  stay: Command<void, unknown>
}
