import type { Command } from '../query/port.ts'

/** What the shell needs of its area. */
export type SessionPort = { logOut: Command<void, void> }
