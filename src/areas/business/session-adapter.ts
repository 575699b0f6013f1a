import { businessLogout } from '#generated/api/business-login/business-login.ts'
import { businessGetProfile } from '#generated/api/business-profile/business-profile.ts'
import { command } from '#src/shared/query/port.ts'
import type { SessionPort } from '#src/shared/shell/session-port.ts'

export const sessionAdapter: SessionPort = {
  logOut: command('businessLogout', () => businessLogout()),
  stay: command('businessGetProfile', () => businessGetProfile()),
}
