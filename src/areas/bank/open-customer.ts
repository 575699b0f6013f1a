import type { QueryClient } from '@tanstack/react-query'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import type { Query } from '#src/shared/query/port.ts'
import { bankAdministrators } from './administrators-adapter.ts'
import { bankCallNumber } from './call-number-adapter.ts'
import { bankCallingNumbers } from './calling-numbers-adapter.ts'
import { bankCompany } from './company-adapter.ts'
import { businessCustomersAdapter, privateCustomersAdapter } from './customers-adapter.ts'
import { bankDocuments } from './documents-adapter.ts'
import { bankBusinessFees, bankPrivateFees } from './fees-adapter.ts'
import { historyAdapter } from './history-adapter.ts'
import { bankNotes } from './notes-adapter.ts'
import { bankNotifications } from './notifications-adapter.ts'
import type { May } from './permissions.ts'
import { bankPersonalData } from './personal-data-adapter.ts'
import { bankPrivateProducts } from './private-products-adapter.ts'
import { bankBusinessReceipts, bankPrivateReceipts } from './receipts-adapter.ts'
import { bankBusinessTransactions, bankPrivateTransactions } from './transactions-adapter.ts'

/** The ports of the pages about one private customer. */
export const privateCustomerPorts = (customerId: string, may: May) => ({
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

/** The ports of the pages about one company. */
export const businessCustomerPorts = (customerId: string, may: May) => ({
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

/** The customer whose pages are open, in the router's context (R065, R507). */
type OpenCustomer = {
  /** The customerId of every call about the customer (A14). */
  id: string
  bpNumber: string
  user: {
    id: string
    firstName?: string
    lastName?: string
    companyName?: string
    /** YYYY-MM-DD; null without a termination. */
    terminationDate: string | null
  }
}

/** Caches the ports of the last customer, so that navigating between the pages about one customer does not render them again. */
function withLastCustomer<TPorts>(createPorts: (id: string, may: May) => TPorts) {
  let last: { id: string; may: May; ports: TPorts } | undefined
  return (id: string, may: May): TPorts => {
    if (last?.id !== id || last.may !== may) last = { id, may, ports: createPorts(id, may) }
    return last.ports
  }
}

const privatePorts = withLastCustomer(privateCustomerPorts)
const businessPorts = withLastCustomer(businessCustomerPorts)

/** Loads a private customer and returns the ports about them; throws when the customer does not exist. */
export async function openPrivateCustomer(client: QueryClient, bpNumber: string, may: May) {
  const found = await loadCustomer(client, privateCustomersAdapter.customer(bpNumber))
  const { id, firstName, lastName, terminationDate } = found
  const customer: OpenCustomer = { id, bpNumber, user: { id, firstName, lastName, terminationDate } }
  return { customer, ports: privatePorts(id, may) }
}

/** The same for a company. */
export async function openBusinessCustomer(client: QueryClient, bpNumber: string, may: May) {
  const found = await loadCustomer(client, businessCustomersAdapter.customer(bpNumber))
  const { id, companyName, statusDetails } = found
  const customer: OpenCustomer = {
    id,
    bpNumber,
    user: { id, companyName, terminationDate: statusDetails.terminationDate },
  }
  return { customer, ports: businessPorts(id, may) }
}

/** Waits for the catalog in any case, since an error page needs it too. */
async function loadCustomer<TData>(client: QueryClient, query: Query<TData>): Promise<TData> {
  const [customer] = await Promise.allSettled([client.ensureQueryData(query), loadCatalog('customers')])
  if (customer.status === 'rejected') throw customer.reason
  return customer.value
}
