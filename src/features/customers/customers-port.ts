import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { BusinessCustomerList } from '#generated/model/business-customer-list.ts'
import type { BusinessCustomerSortField } from '#generated/model/business-customer-sort-field.ts'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import type { PrivateCustomerList } from '#generated/model/private-customer-list.ts'
import type { PrivateCustomerSortField } from '#generated/model/private-customer-sort-field.ts'
import type { Query } from '#src/shared/query/port.ts'
import type { ListSearch } from '#src/shared/table/state/list-search.ts'

/** Which customers, in which order, and which page of them. */
export type CustomerSearch<TField extends string> = ListSearch<TField> & { status?: CustomerStatus[] }

/** What the bank asks about its private customers. */
export type PrivateCustomersPort = {
  customer: (bpNumber: string) => Query<PrivateCustomer>
  customers: (search: CustomerSearch<PrivateCustomerSortField>) => Query<PrivateCustomerList>
}

/** What the bank asks about companies. */
export type BusinessCustomersPort = {
  customer: (bpNumber: string) => Query<BusinessCustomer>
  customers: (search: CustomerSearch<BusinessCustomerSortField>) => Query<BusinessCustomerList>
}

/** How the lists are called where it is kept how a person wants to see them. */
export const privateCustomersName = 'private-customers'
export const businessCustomersName = 'business-customers'

/** Rows of a page (R823), unless the person chose another number. */
export const customersPageSize = 20
