import { customerModals } from '#src/features/customers/customer-modals.ts'
import type { BusinessCustomersPort, PrivateCustomersPort } from '#src/features/customers/customers-port.ts'
import { businessCustomerList, privateCustomerList } from '#src/features/customers/customers-search.ts'
import { historyModals } from '#src/features/history/history-search.ts'
import { definePage } from '#src/shared/page/page.ts'

const modals = { ...customerModals, ...historyModals }
const catalogs = ['customers', 'history', 'table'] as const

/** All private customers of the bank (R350 to R363). */
export const privateCustomers = definePage({
  search: privateCustomerList.parse,
  modals,
  catalogs,
  queries: (ports: { privateCustomers: PrivateCustomersPort }, search) => [ports.privateCustomers.customers(search)],
})

/** All companies (R364 to R368). */
export const businessCustomers = definePage({
  search: businessCustomerList.parse,
  modals,
  catalogs,
  queries: (ports: { businessCustomers: BusinessCustomersPort }, search) => [ports.businessCustomers.customers(search)],
})
