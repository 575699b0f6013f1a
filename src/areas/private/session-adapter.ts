import { privateLogout } from '#generated/api/private-login/private-login.ts'
import { command } from '#src/shared/query/port.ts'
import type { SessionPort } from '#src/shared/shell/session-port.ts'

export const sessionAdapter: SessionPort = {
  logOut: command('privateLogout', () => privateLogout()),
}
