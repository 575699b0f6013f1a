import { businessCustomerList } from '#src/features/customers/business-customer-search.ts'
import type { BusinessCustomersPort, PrivateCustomersPort } from '#src/features/customers/customers-port.ts'
import { openWindow } from '#src/features/customers/open-window.ts'
import { privateCustomerList } from '#src/features/customers/private-customer-search.ts'
import { openHistory } from '#src/features/history/open-history.ts'
import { pageOf } from '#src/shared/page/page.ts'

const catalogs = ['customers', 'history', 'table'] as const

/** All private customers of the bank (R350 to R363). */
export const privateCustomers = pageOf({
  search: (given) => ({ ...privateCustomerList.parse(given), ...openHistory(given), ...openWindow(given) }),
  catalogs,
  ask: (ports: { privateCustomers: PrivateCustomersPort }, search) => [ports.privateCustomers.customers(search)],
})

/** All companies (R364 to R368). */
export const businessCustomers = pageOf({
  search: (given) => ({ ...businessCustomerList.parse(given), ...openHistory(given), ...openWindow(given) }),
  catalogs,
  ask: (ports: { businessCustomers: BusinessCustomersPort }, search) => [ports.businessCustomers.customers(search)],
})
