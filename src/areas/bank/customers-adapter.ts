import {
  getBankGetBusinessCustomerSuspenseQueryOptions,
  getBankListBusinessCustomersSuspenseQueryOptions,
} from '#generated/api/bank-business-customers/bank-business-customers.ts'
import {
  getBankGetPrivateCustomerSuspenseQueryOptions,
  getBankListPrivateCustomersSuspenseQueryOptions,
} from '#generated/api/bank-private-customers/bank-private-customers.ts'
import {
  businessCustomersName,
  customersPageSize,
  privateCustomersName,
  type BusinessCustomersPort,
  type CustomerSearch,
  type PrivateCustomersPort,
} from '#src/features/customers/customers-port.ts'
import { preferredPageSize, splitSort } from '#src/shared/table/state/list-state.ts'
import { searchTerms } from '#src/shared/table/state/list-search.ts'

export const privateCustomersAdapter: PrivateCustomersPort = {
  customer: (bpNumber) => getBankGetPrivateCustomerSuspenseQueryOptions(bpNumber),
  customers: (search) =>
    getBankListPrivateCustomersSuspenseQueryOptions(createQueryParameters(privateCustomersName, search)),
}

export const businessCustomersAdapter: BusinessCustomersPort = {
  customer: (bpNumber) => getBankGetBusinessCustomerSuspenseQueryOptions(bpNumber),
  customers: (search) =>
    getBankListBusinessCustomersSuspenseQueryOptions(createQueryParameters(businessCustomersName, search)),
}

/** Sorts by the newest number by default (A17, R684), and uses the page size that the person chose. */
function createQueryParameters<TField extends string>(
  name: string,
  { page = 1, sort, status, q, layout }: CustomerSearch<TField>,
) {
  const terms = searchTerms(q)
  const { field, order } = splitSort<TField>(sort) ?? { field: 'bpNumber' as const, order: 'desc' as const }
  return {
    page,
    limit: preferredPageSize(name, customersPageSize, layout),
    sort_by: field,
    sort_order: order,
    statusFilter: status,
    searchParams: terms.length > 0 ? terms : undefined,
  }
}
