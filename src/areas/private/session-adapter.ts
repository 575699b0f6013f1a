import { privateLogout } from '#generated/api/private-login/private-login.ts'
import { privateGetProfile } from '#generated/api/private-profile/private-profile.ts'
import { command } from '#src/shared/query/port.ts'
import type { SessionPort } from '#src/shared/shell/session-port.ts'

export const sessionAdapter: SessionPort = {
  logOut: command('privateLogout', () => privateLogout()),
  stay: command('privateGetProfile', () => privateGetProfile()),
}
