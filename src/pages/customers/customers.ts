import { customerModals } from '#src/features/customers/customer-actions-port.ts'
import {
  businessCustomerList,
  privateCustomerList,
  type BusinessCustomersPort,
  type PrivateCustomersPort,
} from '#src/features/customers/customers-port.ts'
import { historyModals } from '#src/features/history/history-port.ts'
import { defineFrame, definePage } from '#src/shared/page/page.ts'

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

/** The frame of all pages about one customer: its header and the actions. */
export const customerFrame = defineFrame({ modals, catalogs })

/** A new business customer (R439). */
export const addCompany = definePage({ catalogs: ['company', 'address'] })
