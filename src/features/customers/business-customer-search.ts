import { anyOf, list } from '#src/shared/table/list-search.ts'

const statuses = ['ACTIVE', 'TERMINATION_PLANNED', 'TERMINATED'] as const

/** The state of the list of companies in the URL (R367, R368). */
export const businessCustomerList = list({
  sort: ['bpNumber', 'companyName', 'limit', 'postalAddress', 'taskOpen', 'status'],
  search: {},
  filters: { status: anyOf(statuses) },
})

export type BusinessCustomerSearch = ReturnType<typeof businessCustomerList.parse>
