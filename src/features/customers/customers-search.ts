import { msg } from '@lingui/core/macro'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import { anyOf, defineList, type SearchRules } from '#src/shared/table/state/list-search.ts'

/** What a customer can be filtered by, in the order of a contract's life. */
export const statuses = ['ACTIVE', 'TERMINATION_PLANNED', 'TERMINATED'] as const satisfies CustomerStatus[]

const filters = { status: anyOf(statuses) }

/** What can be typed to find a customer, in a list and in the finder; the contract's search knows no dates of birth. */
export const customerSearch: SearchRules = {
  dateNotSearchable: msg`Customers cannot be found by their date of birth. Please search for a name; the list of private customers can be sorted by date of birth.`,
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
  search: customerSearch,
  filters,
})

/** The state of the list of companies in the URL (R367, R368). */
export const businessCustomerList = defineList({
  sort: ['bpNumber', 'companyName', 'limit', 'postalAddress', 'taskOpen', 'status'],
  search: customerSearch,
  filters,
})

export type PrivateCustomerSearch = ReturnType<typeof privateCustomerList.parse>
export type BusinessCustomerSearch = ReturnType<typeof businessCustomerList.parse>
