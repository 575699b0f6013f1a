import { bankCallNumber } from './call-number-adapter.ts'
import { bankDocuments } from './documents-adapter.ts'
import { bankNotes } from './notes-adapter.ts'
import { bankNotifications } from './notifications-adapter.ts'
import type { May } from './permissions.ts'
import { bankPersonalData } from './personal-data-adapter.ts'
import { bankPrivateProducts } from './private-products-adapter.ts'
import { bankPrivateReceipts } from './receipts-adapter.ts'
import { bankPrivateTransactions } from './transactions-adapter.ts'
import { bankPrivateFees } from './fees-adapter.ts'

/** What the screens about one private customer work with; the customer's route puts it into the router's context. */
export const bankPrivateCustomerPorts = (customerId: string, may: May) => ({
  products: bankPrivateProducts(customerId),
  callNumber: bankCallNumber(customerId),
  personalData: bankPersonalData(customerId),
  receipts: bankPrivateReceipts(customerId),
  transactions: bankPrivateTransactions(customerId),
  fees: bankPrivateFees(customerId),
  notes: bankNotes(customerId),
  documents: bankDocuments(customerId, may),
  notifications: bankNotifications(customerId),
})
