import type { CustomerStatus } from '#generated/model/customer-status.ts'
import { anyOf, list } from '#src/shared/table/list-search.ts'

/** What a customer can be filtered by, in the order of a contract's life. */
export const statuses = ['ACTIVE', 'TERMINATION_PLANNED', 'TERMINATED'] as const satisfies CustomerStatus[]

const filters = { status: anyOf(statuses) }

/** The state of the list of private customers in the URL (R358 to R362). */
export const privateCustomerList = list({
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
  search: {},
  filters,
})

/** The state of the list of companies in the URL (R367, R368). */
export const businessCustomerList = list({
  sort: ['bpNumber', 'companyName', 'limit', 'postalAddress', 'taskOpen', 'status'],
  search: {},
  filters,
})

export type PrivateCustomerSearch = ReturnType<typeof privateCustomerList.parse>
export type BusinessCustomerSearch = ReturnType<typeof businessCustomerList.parse>
