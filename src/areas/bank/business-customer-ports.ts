import { bankAdministrators } from './administrators-adapter.ts'
import { bankCallingNumbers } from './calling-numbers-adapter.ts'
import { bankCompany } from './company-adapter.ts'
import { bankDocuments } from './documents-adapter.ts'
import { bankNotes } from './notes-adapter.ts'
import { bankNotifications } from './notifications-adapter.ts'
import { bankBusinessReceipts } from './receipts-adapter.ts'
import { bankBusinessTransactions } from './transactions-adapter.ts'
import { bankBusinessFees } from './fees-adapter.ts'

/** What the screens about one company work with; the company's route puts it into the router's context. */
export const bankBusinessCustomerPorts = (customerId: string) => ({
  callingNumbers: bankCallingNumbers(customerId),
  company: bankCompany(customerId),
  administrators: bankAdministrators(customerId),
  receipts: bankBusinessReceipts(customerId),
  transactions: bankBusinessTransactions(customerId),
  fees: bankBusinessFees(customerId),
  notes: bankNotes(customerId),
  documents: bankDocuments(customerId),
  notifications: bankNotifications(customerId),
})
