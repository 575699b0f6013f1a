import { bankAdministrators } from './administrators-adapter.ts'
import { bankCallingNumbers } from './calling-numbers-adapter.ts'
import { bankCompany } from './company-adapter.ts'
import { bankDocuments } from './documents-adapter.ts'
import { historyAdapter } from './history-adapter.ts'
import { bankNotes } from './notes-adapter.ts'
import { bankNotifications } from './notifications-adapter.ts'
import type { May } from './permissions.ts'
import { bankBusinessReceipts } from './receipts-adapter.ts'
import { bankBusinessTransactions } from './transactions-adapter.ts'
import { bankBusinessFees } from './fees-adapter.ts'

/** What the screens about one company work with; the company's route puts it into the router's context. */
export const bankBusinessCustomerPorts = (customerId: string, may: May) => ({
  callingNumbers: bankCallingNumbers(customerId),
  company: bankCompany(customerId),
  administrators: bankAdministrators(customerId),
  receipts: bankBusinessReceipts(customerId),
  transactions: bankBusinessTransactions(customerId),
  fees: bankBusinessFees(customerId),
  notes: bankNotes(customerId),
  documents: bankDocuments(customerId, may),
  notifications: bankNotifications(customerId),
  history: historyAdapter,
})
