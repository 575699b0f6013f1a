import { bankListPreferredCities } from '#generated/api/bank-calling-numbers/bank-calling-numbers.ts'
import { bankLogout } from '#generated/api/bank-login/bank-login.ts'
import { command } from '#src/shared/query/port.ts'
import type { SessionPort } from '#src/shared/shell/session-port.ts'

export const sessionAdapter: SessionPort = {
  logOut: command('bankLogout', () => bankLogout()),
  // An employee has no profile to read; the cities are a short list without personal data.
  stay: command('bankListPreferredCities', () => bankListPreferredCities()),
}
