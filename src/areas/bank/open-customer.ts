import type { QueryClient } from '@tanstack/react-query'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import type { Query } from '#src/shared/query/port.ts'
import { bankBusinessCustomerPorts } from './business-customer-ports.ts'
import { businessCustomersAdapter, privateCustomersAdapter } from './customers-adapter.ts'
import type { May } from './permissions.ts'
import { bankPrivateCustomerPorts } from './private-customer-ports.ts'

/** The customer whose pages are open, in the router's context below their number (R065, R507). */
type OpenCustomer = {
  /** The customerId of every call about them (A14). */
  id: string
  bpNumber: string
  user: {
    id: string
    firstName?: string
    lastName?: string
    companyName?: string
    /** YYYY-MM-DD; null while the contract goes on. */
    terminationDate: string | null
  }
}

/** The same object while the same customer is open: each address asks, and their pages are not drawn anew for it. */
function keptFor<TPorts>(portsOf: (id: string, may: May) => TPorts) {
  let last: { id: string; may: May; ports: TPorts } | undefined
  return (id: string, may: May): TPorts => {
    if (last?.id !== id || last.may !== may) last = { id, may, ports: portsOf(id, may) }
    return last.ports
  }
}

const privatePorts = keptFor(bankPrivateCustomerPorts)
const businessPorts = keptFor(bankBusinessCustomerPorts)

/** What the pages about a private customer work with; throws when there is no such customer. */
export async function openPrivateCustomer(client: QueryClient, bpNumber: string, may: May) {
  const found = await answerOf(client, privateCustomersAdapter.customer(bpNumber))
  const { id, firstName, lastName, terminationDate } = found
  const customer: OpenCustomer = { id, bpNumber, user: { id, firstName, lastName, terminationDate } }
  return { customer, ports: privatePorts(id, may) }
}

/** The same for a company. */
export async function openBusinessCustomer(client: QueryClient, bpNumber: string, may: May) {
  const found = await answerOf(client, businessCustomersAdapter.customer(bpNumber))
  const { id, companyName, statusDetails } = found
  const customer: OpenCustomer = {
    id,
    bpNumber,
    user: { id, companyName, terminationDate: statusDetails.terminationDate },
  }
  return { customer, ports: businessPorts(id, may) }
}

/** The words are there in either case: a failure has to be told too. */
async function answerOf<TData>(client: QueryClient, query: Query<TData>): Promise<TData> {
  const [answer] = await Promise.allSettled([client.ensureQueryData(query), loadCatalog('customers')])
  if (answer.status === 'rejected') throw answer.reason
  return answer.value
}
