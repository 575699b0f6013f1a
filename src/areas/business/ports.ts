import { administratorsAdapter } from './administrators-adapter.ts'
import { callingNumbersAdapter } from './calling-numbers-adapter.ts'
import { companyAdapter } from './company-adapter.ts'
import { profileAdapter } from './profile-adapter.ts'
import { receiptsAdapter } from './receipts-adapter.ts'
import { sessionAdapter } from './session-adapter.ts'
import { transactionsAdapter } from './transactions-adapter.ts'

/** The ports of the business area; the area's route puts them into the router's context. */
export const businessPorts = {
  session: sessionAdapter,
  company: companyAdapter,
  administrators: administratorsAdapter,
  callingNumbers: callingNumbersAdapter,
  profile: profileAdapter,
  receipts: receiptsAdapter,
  transactions: transactionsAdapter,
}
