import { msg } from '@lingui/core/macro'
import { bankListPrivateCustomersParamsLimitDefault } from '#generated/model/bank-list-private-customers-params.ts'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { BusinessCustomerList } from '#generated/model/business-customer-list.ts'
import type { BusinessCustomerSortField } from '#generated/model/business-customer-sort-field.ts'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import type { PrivateCustomerList } from '#generated/model/private-customer-list.ts'
import type { PrivateCustomerSortField } from '#generated/model/private-customer-sort-field.ts'
import type { Query } from '#src/shared/query/port.ts'
import { anyOf, defineList, type ListSearch, type SearchRules } from '#src/shared/table/state/list-search.ts'

/** Search, filter, order and page of a list of customers. */
export type CustomerSearch<TField extends string> = ListSearch<TField> & { status?: CustomerStatus[] }

/** The bank's queries about its private customers. */
export type PrivateCustomersPort = {
  customer: (bpNumber: string) => Query<PrivateCustomer>
  customers: (search: CustomerSearch<PrivateCustomerSortField>) => Query<PrivateCustomerList>
}

/** The bank's queries about companies. */
export type BusinessCustomersPort = {
  customer: (bpNumber: string) => Query<BusinessCustomer>
  customers: (search: CustomerSearch<BusinessCustomerSortField>) => Query<BusinessCustomerList>
}

export type CustomerKind = 'private' | 'business'

/** A customer by the number in the address of their pages. */
export type CustomerReference = { kind: CustomerKind; bpNumber: string }

/** The names under which the layout preferences of both lists are stored. */
export const privateCustomersName = 'private-customers'
export const businessCustomersName = 'business-customers'

/** Rows of a page (R823), unless the person chose another number. */
export const customersPageSize = bankListPrivateCustomersParamsLimitDefault

/** The choices of the status filter, in the order of a contract's life. */
export const customerStatuses = ['ACTIVE', 'TERMINATION_PLANNED', 'TERMINATED'] as const satisfies CustomerStatus[]

const filters = { status: anyOf(customerStatuses) }

/** The rules of a search for customers, in a list and in the finder; the contract cannot search for dates of birth. */
export const customerSearchRules: SearchRules = {
  dateNotSearchable: msg`You cannot search by date of birth. Please search for a name, or sort the list of private customers by date of birth.`,
}

/** The state of the list of private customers in the URL (R358 to R362). */
export const privateCustomerList = defineList({
  sort: [
    'bpNumber',
    'firstName',
    'lastName',
    'callNumber',
    'email',
    'postalAddress',
    'birthDate',
    'taskOpen',
    'status',
  ],
  search: customerSearchRules,
  filters,
})

/** The state of the list of companies in the URL (R367, R368). */
export const businessCustomerList = defineList({
  sort: ['bpNumber', 'companyName', 'limit', 'postalAddress', 'taskOpen', 'status'],
  search: customerSearchRules,
  filters,
})

export type PrivateCustomerSearch = ReturnType<typeof privateCustomerList.parse>
export type BusinessCustomerSearch = ReturnType<typeof businessCustomerList.parse>
