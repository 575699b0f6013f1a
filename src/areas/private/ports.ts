import { callNumberAdapter } from './call-number-adapter.ts'
import { personalDataAdapter } from './personal-data-adapter.ts'
import { productsAdapter } from './products-adapter.ts'
import { profileAdapter } from './profile-adapter.ts'
import { receiptsAdapter } from './receipts-adapter.ts'
import { sessionAdapter } from './session-adapter.ts'
import { transactionsAdapter } from './transactions-adapter.ts'

/** The ports of the private area; the area's route puts them into the router's context. */
export const privatePorts = {
  session: sessionAdapter,
  products: productsAdapter,
  callNumber: callNumberAdapter,
  personalData: personalDataAdapter,
  profile: profileAdapter,
  receipts: receiptsAdapter,
  transactions: transactionsAdapter,
}
